/** Measures where rows and cards lie, and says what to ink: panels, focus lines, arrows. */

import type { Attack } from '../../../api/generated';
import { boxWithin, brushBetween, focusLines, middle, panel, type Box, type Point } from './drawing';

/** How far apart the heads of several arrows end on one defender. */
const SPREAD = 0.16;

export class Sketch {
  width = $state(0);
  height = $state(0);
  panels = $state.raw<string[]>([]);
  focus = $state('');
  arrows = $state.raw<string[]>([]);
  /** How far the arrows reach to the left and to the right. */
  reach = $state.raw<[number, number]>([0, 0]);

  draw(root: HTMLElement, near: number, live: string[], attack: Attack | undefined): void {
    [this.width, this.height] = [root.offsetWidth, root.offsetHeight];
    this.panels = live.flatMap((zone) => {
      const box = find(root, 'zone', zone);
      return box ? [panel(box, gutterBeside(zone, near))] : [];
    });
    const defender = attack?.defender ? find(root, 'handle', attack.defender) : undefined;
    const attackers = attack?.attackers.flatMap((handle) => find(root, 'handle', handle) ?? []) ?? [];
    this.#strike(attackers, defender);
  }

  #strike(attackers: Box[], defender: Box | undefined): void {
    if (!defender || !attackers.length) {
      this.arrows = [];
      this.focus = '';
      return;
    }
    const goal = middle(defender);
    this.arrows = attackers.map((box) => brushBetween(box, defender, (middle(box).x - goal.x) * SPREAD));
    const ends = [goal, ...attackers.map(middle)].map((end) => end.x);
    this.focus = focusLines(mean([goal, mean(attackers.map(middle))]), this.width);
    this.reach = [Math.min(...ends), Math.max(...ends)];
  }
}

function find(root: HTMLElement, kind: 'zone' | 'handle', name: string): Box | undefined {
  const element = root.querySelector<HTMLElement>(`[data-${kind}="${CSS.escape(name)}"]`);
  return element ? boxWithin(root, element) : undefined;
}

/** Front rows meet the gutter: the near one from below, the far ones from above. */
function gutterBeside(zone: string, near: number): 'above' | 'below' | 'none' {
  if (!zone.startsWith('front row')) return 'none';
  return zone === `front row:${near}` ? 'above' : 'below';
}

function mean(points: Point[]): Point {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
