/** Lines drawn in blue pencil towards where the eye should go. */

const LINES = 90;
const FROM = 150;
const TO = 1200;
/** The circle they leave free is drawn a little flat. */
const FLAT = 0.62;

export function focusLines(x: number, y: number): string {
  return Array.from({ length: LINES }, (_, line) => wedge(x, y, line)).join('');
}

/** One line: a thin wedge. Angle, width and length vary as a hand would vary them, but always in the same way. */
function wedge(x: number, y: number, line: number): string {
  const angle = ((line + ((line * 5) % 11) / 14) / LINES) * 2 * Math.PI;
  const half = 0.004 + ((line * 13) % 7) / 900;
  const point = (distance: number, at: number): string =>
    `${Math.round(x + distance * Math.cos(at))} ${Math.round(y + distance * FLAT * Math.sin(at))}`;
  return `M${point(FROM + ((line * 37) % 90), angle)}L${point(TO, angle - half)}L${point(TO, angle + half)}z`;
}
