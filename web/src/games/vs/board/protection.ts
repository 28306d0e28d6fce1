/** Whether those in front keep attackers from a back row. */

import { said } from '../../../language';
import type { Side } from './view';

/** One face-up character in front protects the back row; over their heads flies who can, if none of them can stop it. */
export function protection(side: Side): string {
  if (!side.rows['back row'].length) return '';
  const standing = side.rows['front row'].filter((card) => !card.face_down);
  if (!standing.length) return said('open');
  const watched = standing.some((card) => card.keywords?.some((keyword) => keyword === 'flight' || keyword === 'grab'));
  return watched ? said('protected') : said('open to flight');
}
