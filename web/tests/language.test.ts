/**
 * Whatever people read on the page is a message: it stands in `said`, `plural` or `pieces` as it is, where whoever gathers
 * all messages finds it, and it is said when it is read: when a module is loaded, no language is there yet.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { TINTS } from '../src/cards/pictures/picture';

/** Files without words. */
const SILENT: Record<string, string> = {
  'language.ts': 'it says what others hand it',
  'api/changes.ts': 'only a server that breaks the protocol brings its errors about',
};

/** What reads like words and is no message, and why. */
const SPARED: Record<string, string> = {
  Longbox: 'the name of the program',
  LONGBOX: 'the name of the program',
  'Vs. System': 'the name of a game',
  'Marvel Champions': 'the name of a game',
  Legendary: 'the name of a game',
  'Compiled Rulebook': 'the name of a book',
  'The Marvel Battles': 'the name of a book',
  Bystander: 'the name of a card',
  Drone: 'the name of a card',
  'Red Skull': 'the name of a card',
  'Dr. Strange': 'the name of a card',
  Wound: 'the name of a card',
  'game-icons.net': 'the name of a site',
  'longbox serve --host 0.0.0.0': 'a command',
  'longbox play': 'a command',
  Tab: 'a key, of which keyName says what is written on it',
  Enter: 'a key',
  Esc: 'a key',
  Space: 'a key',
  'longbox serve --host 0.0.0.': 'a command',
  'Game: vs': 'how a deck is written, whatever its reader speaks',
  'Main: Wolverine': 'how a deck is written',
  Bridge: 'what the server calls a space, as the four below',
  Streets: 'a space',
  Rooftops: 'a space',
  Bank: 'a space',
  Sewers: 'a space',
  'over the city:': 'what the server calls a zone',
  'over the mastermind': 'a zone',
  'beside the scheme': 'a zone',
  'over the city': 'what the server calls a zone',
  'is out of the game': 'what the server calls an event',
  'The table has no view yet: wait until it is ready.': 'only whoever writes the page can bring it about',
};

/** Of elements and components: what is read or heard. */
const READ = new Set(
  ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'].concat([
    'label',
    'words',
    'more',
    'why',
    'act',
  ]),
);

/** Which arguments are messages, and which one has their parts. */
const SAYING: Record<string, { messages: number[]; parts: number }> = {
  said: { messages: [0], parts: 1 },
  plural: { messages: [1, 2], parts: 3 },
  pieces: { messages: [0], parts: -1 },
};

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const inside = (node: Node) => Object.values(node).flat().filter(isNode);
const named = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : '');
const sayingOf = (node: Node) => (node.type === 'CallExpression' ? SAYING[named(node.callee)] : undefined);

/** The words of a literal, or of a stretch between two places of a template; undefined for everything else. */
function literal(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  return undefined;
}

/** A single capital is a key of the keyboard, the same in every language. */
const isEnglish = (text: string) => /\p{L}/u.test(text) && !/^[A-Z]$/.test(text.trim()) && !isSpared(text.trim());
const isSpared = (text: string) => text in SPARED || text.replace(/^\P{L}+|\P{L}+$/gu, '') in SPARED;

/** In code a literal may be anything: these are certainly meant for people. */
const isSentence = (text: string) => SENTENCE.test(text) && !isSketch(text);
const SENTENCE = /^\p{Lu}\p{Ll}+[.:!?…]?( |$)|^\p{L}+,?( [\p{L}’]+,?){2,}/u;
/** "bee gold on night" is a picture. */
const isSketch = (text: string) => (text.split(' ')[1] ?? '') in TINTS;

/** What an expression shows: of `a ? 'One' : two` the words "One". */
function shownBy(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'ConditionalExpression':
      return [...shownBy(node.consequent), ...shownBy(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : shownBy(node.left)), ...shownBy(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...shownBy(node.left), ...shownBy(node.right)] : [];
    case 'TemplateLiteral':
      return inside(node).flatMap(shownBy);
    default:
      return [literal(node) ?? ''];
  }
}

/** English in what is drawn: texts, and attributes that are read. */
function englishInMarkup(node: Node): string[] {
  if (node.type === 'Text') return [node.data as string].filter(isEnglish);
  if (node.type === 'ExpressionTag') return shownBy(node.expression).filter(isEnglish);
  if (node.type === 'Attribute' && !READ.has(named(node))) return [];
  if (node.type.endsWith('Expression') || node.type === 'StyleDirective' || node.type === 'StyleSheet') return [];
  return inside(node).flatMap(englishInMarkup);
}

/** What only names something, or is compared with. */
const NAMING: Record<string, string> = {
  Property: 'key',
  PropertyDefinition: 'key',
  MemberExpression: 'property',
  SwitchCase: 'test',
};
const COMPARING = ['includes', 'startsWith', 'endsWith', 'closest', 'matches', 'querySelector', 'querySelectorAll'];
const NO_WORDS = /^Import|^TS(?!As|Satisfies|NonNull)|^StyleSheet$|^Text$/;

/** English in code, wherever it does not only compare, or name something. */
function englishInCode(node: Node): string[] {
  const text = literal(node);
  if (text !== undefined) return isSentence(text) && isEnglish(text) ? [text] : [];
  if (NO_WORDS.test(node.type) || (node.type === 'BinaryExpression' && node.operator !== '+')) return [];
  if (isNode(node.callee) && COMPARING.includes(named(node.callee.property))) return englishInCode(node.callee);
  const given = node.arguments as Node[];
  const saying = sayingOf(node);
  if (saying) return given.filter((_, place) => !saying.messages.includes(place)).flatMap(englishInCode);
  return inside({ ...node, [NAMING[node.type] ?? '']: null }).flatMap(englishInCode);
}

function all(node: Node): Node[] {
  return [node, ...inside(node).flatMap(all)];
}

/** Messages that can't be gathered, and those whose places and parts are not the same. */
function misspoken(node: Node): string[] {
  const saying = sayingOf(node);
  if (!saying) return [];
  const given = node.arguments as Node[];
  const messages = saying.messages.map((place) => given[place] && literal(given[place]));
  if (messages.some((message) => message === undefined)) return [`${named(node.callee)} of what is no literal`];
  if (saying.parts < 0) return [];
  const places = new Set(
    messages.flatMap((message) => [...(message ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name)),
  );
  const parts = given[saying.parts];
  if (parts && parts.type !== 'ObjectExpression') return [];
  const properties = parts ? (parts.properties as Node[]) : [];
  if (properties.some(({ type }) => type === 'SpreadElement')) return [];
  const names = new Set(properties.map(({ key }) => named(key)));
  if (named(node.callee) === 'plural' && places.has('number')) names.add('number');
  const different = [...places]
    .filter((name) => !names.has(name ?? ''))
    .concat([...names].filter((name) => !places.has(name)));
  return different.map((name) => `${messages[0]} has no place or no part {${name}}`);
}

/** What is said as soon as a module is loaded. */
function saidTooEarly(node: Node): string[] {
  if (/Function|MethodDefinition|PropertyDefinition/.test(node.type)) return [];
  const early = sayingOf(node) ? [`${named(node.callee)} at the top of a module`] : [];
  return [...early, ...inside(node).flatMap(saidTooEarly)];
}

interface Read {
  markup: Node | undefined;
  /** What is run once, when the module is loaded. */
  module: Node | undefined;
  code: Node[];
}

function read(name: string, source: string): Read {
  const isCode = name.endsWith('.ts');
  const { instance, module, fragment } = parse(isCode ? `<script lang="ts">${source}</script>` : source, {
    modern: true,
  });
  const [own, once, drawn] = [instance?.content, module?.content, fragment] as unknown as (Node | undefined)[];
  return {
    markup: isCode ? undefined : drawn,
    module: isCode ? own : once,
    code: [own, once, drawn].filter(isNode),
  };
}

function faults(name: string, source: string): string[] {
  const { markup, module, code } = read(name, source);
  const found = [
    ...(markup ? englishInMarkup(markup) : []),
    ...code.flatMap(englishInCode),
    ...code.flatMap(all).flatMap(misspoken),
    ...(module ? saidTooEarly(module) : []),
  ];
  return [...new Set(found.map((text) => text.trim()))];
}

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('generated.ts'))
  .filter((file) => !(file.replaceAll(sep, '/') in SILENT));

describe('the test', () => {
  it.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>{name} attacks</p>', 'attacks'],
    ['<p>{a ? "Stop" : b}</p>', 'Stop'],
    ['<p>{a || `Player ${b}`}</p>', 'Player'],
    ['<b aria-label="Hello {name}"></b>', 'Hello'],
    ['<Tool label="Undo" icon="lb-undo" />', 'Undo'],
    ["<script>const words = 'not now, please'</script>", 'not now, please'],
    ["<script>table.say('Connected')</script>", 'Connected'],
    ['<p>{said(words)}</p>', 'said of what is no literal'],
    ["<p>{said('{who} attacks', { whom })}</p>", '{who} attacks has no place or no part {who}'],
    ["<p>{plural(3, '{number} card', '{number} cards of {who}')}</p>", '{number} card has no place or no part {who}'],
    ["<script module>const WORDS = { a: said('Hello') };</script>", 'said at the top of a module'],
  ])('finds what is wrong in %s', (source, fault) => {
    expect(faults('Some.svelte', source)).toContain(fault);
  });

  it.each([
    "<p class='two words'>{said('Hello')} – {name}<kbd>E</kbd> 1 / 2</p>",
    "<p>{plural(n, '{number} card', '{number} cards')}</p>",
    "<p aria-label={said('{who} attacks', { who: name })} style:--a='all of it'>{key === 'Enter' ? a : b}</p>",
    "<script>const WORDS = { a: () => said('Hello') };</script>",
    "<script module>const WORDS = { a: () => said('Hello') };</script>",
    "<script lang='ts'>type A = 'One' | 'Two'; const a = 'main.board'; const b = { 'Some key': 1 };</script>",
  ])('finds nothing wrong in %s', (source) => {
    expect(faults('Some.svelte', source)).toEqual([]);
  });
});

it('reads the whole page', () => {
  expect(FILES.length).toBeGreaterThan(300);
  expect(FILES).toContain(join('table', 'Seats.svelte'));
  expect(FILES).toContain(join('pages', 'Shell.svelte'));
});

it.each(FILES)('%s says what it says in messages', (file) => {
  expect(faults(file, readFileSync(join('src', file), 'utf8'))).toEqual([]);
});

it('spares nothing that is not there', () => {
  const text = FILES.map((file) => readFileSync(join('src', file), 'utf8')).join('\n');
  expect(Object.keys(SPARED).filter((words) => !text.includes(words.replaceAll('\n', '\\n')))).toEqual([]);
});
