/** What stands over options of one verb that are called by their cards. */

import { said } from '../language';

const WORDS: Record<string, () => string> = {
  activate: () => said('activate'),
  attack: () => said('attack'),
  choose: () => said('choose'),
  coordinate: () => said('coordinate'),
  cure: () => said('cure'),
  defend: () => said('defend'),
  discard: () => said('discard'),
  dodge: () => said('dodge'),
  equip: () => said('equip'),
  fight: () => said('fight'),
  focus: () => said('focus'),
  join: () => said('join'),
  ko: () => said('ko'),
  lend: () => said('lend'),
  lightshow: () => said('lightshow'),
  'level up': () => said('level up'),
  move: () => said('move'),
  pay: () => said('pay'),
  phase: () => said('phase'),
  place: () => said('place'),
  play: () => said('play'),
  'power up': () => said('power up'),
  ransom: () => said('rescue'),
  recover: () => said('recover'),
  recruit: () => said('recruit'),
  resource: () => said('resource'),
  'spend for recruit': () => said('spend for recruit'),
  'strike back': () => said('strike back'),
  switcheroo: () => said('switcheroo'),
  teleport: () => said('teleport'),
  throw: () => said('throw'),
  thwart: () => said('thwart'),
  use: () => said('use'),
  'use artifact': () => said('use artifact'),
  'use scheme': () => said('use scheme'),
  'use trap': () => said('use trap'),
  weaken: () => said('weaken'),
};

/** A verb in words; empty for one that never stands over others: its options say it themselves. */
export function verbWords(verb: string): string {
  return WORDS[verb]?.() ?? '';
}
