/**
 * Draws the patterns behind the pictures of cards (one a team, class or aspect) and their backdrops:
 * `npm run patterns` writes src/cards/look/patterns/*.svg.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../src/cards/look/patterns/', import.meta.url);
const PAPER = '#FFFDF6';

const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;
const lines = (path, width, opacity = 0.26) =>
  `<path d="${path}" fill="none" stroke="#000" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
const shapes = (body, opacity = 0.26) => `<g fill="#000" fill-opacity="${opacity}">${body}</g>`;

/** Small tiles, repeated. */
const tiles = {
  dots: svg(12, 12, shapes('<circle cx="3" cy="3" r="2.1"/><circle cx="9" cy="9" r="2.1"/>')),
  diag: svg(12, 12, lines('M-3 3 3-3M-3 15 15-3M9 15 15 9', 3)),
  lines: svg(12, 8, lines('M0 4h12', 2.6)),
  chev: svg(14, 10, lines('M-1 8.5 7 2.5l8 6', 2.4)),
  grid: svg(10, 10, lines('M0 5h10M5 0v10', 1.5, 0.3)),
  hatch: svg(10, 10, lines('M0 0 10 10M10 0 0 10', 1.4, 0.34)),
  plus: svg(14, 14, lines('M3.5 1v5M1 3.5h5M10.5 8v5M8 10.5h5', 1.8, 0.32)),
  scale: svg(14, 14, lines('M0 0a7 7 0 0 0 14 0M-7 7a7 7 0 0 0 14 0M7 7a7 7 0 0 0 14 0', 1.7, 0.32)),
  brick: svg(16, 12, lines('M0 .7h16M0 6.7h16M4 .7v6M12 6.7v6', 1.4, 0.32)),
  back: svg(12, 12, lines('M-3 9 3 15M-3-3 15 15M9-3l6 6', 2)),
  tri: svg(14, 12, shapes('<path d="M0 12 7 0l7 12z"/>', 0.2)),
  wave: svg(20, 10, lines('M0 5c5-6 5 6 10 0s5 6 10 0', 2)),
  rain: svg(10, 12, lines('M2 1v5M7 7v5', 1.8)),
};

/** A halftone: dots on a grid that shrink away from the middle, or towards it. */
function halftone(cx, cy, reach, step, largest, fill, inverted = false) {
  let dots = '';
  let row = 0;
  for (let y = -2; y <= 102; y += step, row++) {
    for (let x = -2 + (row % 2 ? step / 2 : 0); x <= 102; x += step) {
      const away = Math.hypot(x - cx, y - cy) / reach;
      const r = Math.min(largest, largest * (inverted ? away - 0.55 : 1 - away) * 1.15);
      if (r > 0.22) dots += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}"/>`;
    }
  }
  return `<g fill="${fill}">${dots}</g>`;
}

const paper = (opacity) => `rgba(255,253,246,${opacity})`;
const around = (cx, cy, r, angle) => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];

function rays(cx, cy, count, opacity, turn) {
  let path = '';
  for (let i = 0; i < count; i++) {
    const from = (i / count) * 2 * Math.PI + turn;
    const to = from + (Math.PI / count) * (0.75 + (0.5 * ((i * 7) % 5)) / 5);
    const ends = [from, to].map((angle) => around(cx, cy, 140, angle).map(Math.round).join(' '));
    path += `M${cx} ${cy}L${ends[0]}L${ends[1]}z`;
  }
  return `<path d="${path}" fill="${PAPER}" fill-opacity="${opacity}"/>`;
}

function speedLines() {
  let path = '';
  for (let i = 0; i < 34; i++) {
    const angle = (i / 34) * 2 * Math.PI + ((i * 37) % 10) / 60;
    const width = 0.012 + ((i * 29) % 7) / 260;
    const point = (r, at) =>
      around(50, 52, r, at)
        .map((n) => n.toFixed(1))
        .join(' ');
    path += `M${point(30 + ((i * 53) % 17), angle)}L${point(110, angle - width)}L${point(110, angle + width)}z`;
  }
  return `<path d="${path}" fill="${PAPER}" fill-opacity=".72"/>`;
}

function crackle() {
  let dots = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = around(50, 54, 25 + ((i * 31) % 40), i * 2.4);
    dots += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1 + ((i * 17) % 9) / 2.2).toFixed(1)}"/>`;
  }
  return `<circle cx="50" cy="54" r="33" fill="${PAPER}" fill-opacity=".2"/><g fill="#0B0D11" fill-opacity=".8">${dots}</g>`;
}

function star() {
  const points = Array.from({ length: 28 }, (_, i) =>
    around(50, 53, i % 2 ? 30 : 43 + ((i * 7) % 6), (i / 28) * 2 * Math.PI)
      .map((n) => n.toFixed(1))
      .join(','),
  ).join(' ');
  return `<polygon points="${points}" fill="#FFE75C" stroke="#14161A" stroke-width="1.6" stroke-linejoin="round"/>`;
}

const rings = [46, 37, 28, 19]
  .map((r, i) => `<circle cx="50" cy="54" r="${r}" fill="${PAPER}" fill-opacity="${0.13 + i * 0.02}"/>`)
  .join('');
const skyline =
  '<path d="M0 100V66h9V50h11v14h7V40h5v-6h6v6h6v26h8V56h12v12h6V46h4v-8h8v8h5v22h6V58h7v42z" fill="#000" fill-opacity=".34"/>' +
  '<path d="M4 72h3v4H4zm0 9h3v4H4zm11-23h3v4h-3zm0 9h3v4h-3zm19-19h3v4h-3zm6 0h2v4h-2zm-6 10h3v4h-3zm22 6h3v4h-3zm6 0h2v4h-2zm19-10h3v4h-3zm0 9h3v4h-3z" fill="#FFE75C" fill-opacity=".55"/>';

/** Backdrops, 100 by 100, one behind each figure. */
const backdrops = {
  'backdrop-dots': halftone(50, 54, 56, 4.6, 2.05, paper(0.62)),
  'backdrop-rays': rays(50, 58, 15, 0.3, 0.1) + halftone(50, 58, 50, 4.6, 1.5, paper(0.5)),
  'backdrop-speed': speedLines() + halftone(50, 52, 40, 4.6, 1.7, paper(0.55)),
  'backdrop-rings': rings + halftone(50, 54, 34, 4.6, 1.4, paper(0.4)),
  'backdrop-city': halftone(72, 26, 44, 4.6, 1.9, paper(0.62)) + skyline,
  'backdrop-crackle': crackle() + halftone(50, 54, 44, 4.6, 1.5, paper(0.42)),
  'backdrop-burst':
    halftone(50, 53, 80, 4.6, 1.4, 'rgba(0,0,0,.2)', true) +
    star() +
    halftone(58, 62, 34, 4.2, 1.2, 'rgba(232,138,12,.55)'),
};

mkdirSync(FOLDER, { recursive: true });
for (const [name, tile] of Object.entries(tiles)) writeFileSync(new URL(`${name}.svg`, FOLDER), tile);
for (const [name, body] of Object.entries(backdrops))
  writeFileSync(new URL(`${name}.svg`, FOLDER), svg(100, 100, body));
