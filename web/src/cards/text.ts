/** The generated text of a card, cut into what is set differently: titles, when it may be used, symbols, keywords. */

import type { GameName } from '../contracts';
import { gameOf } from '../games';
import type { GameCards } from './game';
import type { SymbolName } from './pictures/symbols';

export interface Rune {
  kind: 'power' | 'hero-class';
  name: SymbolName;
}

/** A piece of a sentence: plain words, a symbol, or a keyword that the glossary explains. */
export type Piece = { words: string; keyword?: string } | { rune: Rune };

export interface Line {
  /** The name of a power: "Lightning Strike". */
  title: string;
  /** When it may be used: "Main", "Hero action". */
  when: string[];
  /** What it costs or asks for. */
  runes: Rune[];
  words: Piece[];
}

export function lines(game: GameName, text: string, keywords: readonly string[] = []): Line[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => cut(gameOf(game).cards, line, keywords));
}

/** What introduces a line ends at the first colon, and is never a sentence. */
const HEAD = /^[^:,;]{1,90}: /;

function cut(game: GameCards, line: string, keywords: readonly string[]): Line {
  const head = HEAD.exec(line)?.[0].length ?? 0;
  const made: Line = { title: '', when: [], runes: [], words: pieces(game.runes, line.slice(head), keywords) };
  if (head === 0) return made;
  for (const part of line.slice(0, head - 2).split(' · ')) {
    const runes = [...part.matchAll(/\[([^\]]+)\]/g)].flatMap(([, name = '']) => game.runes[name] ?? []);
    if (runes.length) made.runes.push(...runes);
    else if (game.isTitle(part)) made.title = part;
    else made.when.push(part);
  }
  return made;
}

function pieces(runes: GameCards['runes'], words: string, keywords: readonly string[]): Piece[] {
  const longest = keywords.toSorted((a, b) => b.length - a.length);
  const marked = new RegExp(`\\[[^\\]]+\\]${longest.map((word) => `|\\b${escaped(word)}\\b`).join('')}`, 'gi');
  const found: Piece[] = [];
  let at = 0;
  for (const match of words.matchAll(marked)) {
    const rune = match[0].startsWith('[') ? runes[match[0].slice(1, -1)] : undefined;
    if (match[0].startsWith('[') && !rune) continue;
    if (match.index > at) found.push({ words: words.slice(at, match.index) });
    found.push(rune ? { rune } : { words: match[0], keyword: match[0].toLowerCase() });
    at = match.index + match[0].length;
  }
  if (at < words.length) found.push({ words: words.slice(at) });
  return found;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
