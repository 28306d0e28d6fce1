/** Times as people say them. */

import { said, spokenCode } from '../language';

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [7, 'day'],
  [4.35, 'week'],
  [12, 'month'],
  [Infinity, 'year'],
];

/** "3 minutes ago" */
export function ago(then: number | string, now: number = Date.now()): string {
  let amount = (new Date(then).getTime() - now) / 1000;
  if (amount > -5) return said('just now');
  const words = new Intl.RelativeTimeFormat(spokenCode(), { numeric: 'auto' });
  for (const [size, unit] of STEPS) {
    if (Math.abs(amount) < size) return words.format(Math.round(amount), unit);
    amount /= size;
  }
  return '';
}
