/** What is inked over the pencilled board: panels where something happens, and the arrows of an attack. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** How far the edge of a panel at the gutter runs aslant. */
const SLANT = 13;

/** Where an element lies within another, transitions and tilts left out. */
export function boxWithin(root: HTMLElement, element: HTMLElement): Box {
  const box = { x: 0, y: 0, width: element.offsetWidth, height: element.offsetHeight };
  for (let at: HTMLElement | null = element; at && at !== root; at = at.offsetParent as HTMLElement | null) {
    box.x += at.offsetLeft;
    box.y += at.offsetTop;
  }
  return box;
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The four corners of a panel. Edges that meet the gutter run parallel, from low left to high right. */
export function panel(box: Box, gutter: 'above' | 'below' | 'none'): string {
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const [topLeft, bottomRight] = [gutter === 'above' ? SLANT : 0, gutter === 'below' ? SLANT : 0];
  return `${left},${top + topLeft} ${right},${top} ${right},${bottom - bottomRight} ${left},${bottom}`;
}

const LINES = 74;

/** Lines in blue pencil from all around towards where the blow lands. */
export function focusLines(centre: Point, reach: number): string {
  const lines = Array.from({ length: LINES }, (_, i) => {
    const angle = ((i + ((i * 7) % 11) / 14) / LINES) * 2 * Math.PI;
    const width = 0.004 + ((i * 13) % 7) / 900;
    const from = at(centre, 120 + ((i * 37) % 90), angle);
    return `M${from}L${at(centre, reach, angle - width)}L${at(centre, reach, angle + width)}z`;
  });
  return lines.join('');
}

function at(centre: Point, radius: number, angle: number): string {
  return `${(centre.x + radius * Math.cos(angle)).toFixed(0)} ${(centre.y + radius * 0.62 * Math.sin(angle)).toFixed(0)}`;
}

const HEAD = 30;
/** How far below two rows on one line the arrow between them swings out. */
const LOOP = 70;
const SAMPLES = 20;

/** From an attacker's card to the defender's: across the gutter, or through it if both stand on one line. */
export function brushBetween(attacker: Box, defender: Box, aside: number): string {
  const [from, to] = [middle(attacker), middle(defender)];
  const level = Math.abs(from.y - to.y) < Math.max(attacker.height, defender.height) / 2;
  const up = !level && from.y > to.y;
  const start = { x: from.x, y: up ? attacker.y + 8 : attacker.y + attacker.height - 8 };
  const end = { x: to.x + aside, y: up || level ? defender.y + defender.height + 3 : defender.y - 3 };
  const across = Math.abs(end.x - start.x);
  const [leave, arrive] = level
    ? [LOOP, LOOP]
    : [(end.y - start.y) * 0.7, (start.y - end.y) * Math.min(1, 0.35 + across / 400)];
  return brush(start, { x: start.x, y: start.y + leave }, { x: end.x, y: end.y + arrive }, end);
}

/** A stroke along a curve, broad where the brush was set down, with a head at its end. */
function brush(start: Point, leave: Point, arrive: Point, end: Point): string {
  const [left, right]: [string[], string[]] = [[], []];
  const neck = 1 - Math.min(0.5, HEAD / Math.hypot(end.x - start.x, end.y - start.y));
  for (let i = 0; i <= SAMPLES; i++) {
    const t = (i / SAMPLES) * neck;
    const half = 14 - (6 * i) / SAMPLES;
    const [a, b] = sides(start, leave, arrive, end, t, half);
    left.push(a);
    right.unshift(b);
  }
  const [a, b] = sides(start, leave, arrive, end, neck, 21);
  return `M${left.join('L')}L${a}L${end.x.toFixed(1)} ${end.y.toFixed(1)}L${b}L${right.join('L')}z`;
}

/** The two points beside a cubic curve at `t`, `half` away from it. */
function sides(p0: Point, p1: Point, p2: Point, p3: Point, t: number, half: number): [string, string] {
  const s = 1 - t;
  const along = (key: 'x' | 'y') =>
    s ** 3 * p0[key] + 3 * s * s * t * p1[key] + 3 * s * t * t * p2[key] + t ** 3 * p3[key];
  const slope = (key: 'x' | 'y') =>
    3 * s * s * (p1[key] - p0[key]) + 6 * s * t * (p2[key] - p1[key]) + 3 * t * t * (p3[key] - p2[key]);
  const [x, y, dx, dy] = [along('x'), along('y'), slope('x'), slope('y')];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
  return [`${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}`, `${(x - nx).toFixed(1)} ${(y - ny).toFixed(1)}`];
}
