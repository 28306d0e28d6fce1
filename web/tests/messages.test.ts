/** Whatever people read is a message, written where it is said, so that all messages can be gathered from the source. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

/** The language itself joins and looks up messages that others have written. */
const EXCEPT = ['src/language.ts', 'src/api/generated.ts'];
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.(svelte|ts)$/.test(file) && !EXCEPT.includes(file));

/** What is called the same in every language. */
const NAMES = /longbox( play| serve --host 0\.0\.0\.0)?|game-icons\.net/gi;
const WORD = /\p{L}{2}/u;
/** Attributes that are read out or shown. */
const READ = ['aria-label', 'title', 'placeholder', 'alt', 'label', 'words', 'hint'];
/** Which arguments of a call are messages. */
const MESSAGES: Record<string, number[]> = { said: [0], pieces: [0], plural: [1, 2] };

/** Parts of what is parsed in which there is nothing to find. */
const ASIDE = ['css', 'loc', 'comments', 'leadingComments', 'trailingComments'];
/** On a machine that is busy with other tests. */
const READING_MS = 60_000;

type Node = Record<string, unknown> & { type?: string };

function parsed(file: string): Node {
  const source = readFileSync(file, 'utf8');
  const whole = file.endsWith('.svelte') ? source : `<script lang="ts">\n${source}\n</script>`;
  return parse(whole, { modern: true }) as unknown as Node;
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    if (node.type) yield node;
    for (const [name, part] of Object.entries(node)) if (!ASIDE.includes(name)) yield* nodesIn(part);
  }
}

const isWritten = (text: unknown) => WORD.test(String(text).replace(NAMES, ''));
const attributes = (nodes: Node[]) => nodes.filter(({ type }) => type === 'Attribute' || type === 'StyleDirective');
const textsOf = (part: unknown) => [...nodesIn(part)].filter(({ type }) => type === 'Text');

/** Texts in the markup: between its tags, and in the attributes that are read. */
function writtenIn(file: string): string[] {
  const nodes = [...nodesIn(parsed(file).fragment)];
  const inAttributes = new Set(attributes(nodes).flatMap(({ value }) => textsOf(value)));
  const between = nodes.filter((node) => node.type === 'Text' && !inAttributes.has(node));
  const read = attributes(nodes).filter(({ name }) => READ.includes(String(name)));
  return [...between, ...read.flatMap(({ value }) => textsOf(value))]
    .filter(({ data }) => isWritten(data))
    .map(({ data }) => `${file}: ${String(data).trim()}`);
}

/** Calls with a message that is not written there. */
function ungatheredIn(file: string): string[] {
  return [...nodesIn(parsed(file))].flatMap((node) => {
    const places = node.type === 'CallExpression' ? MESSAGES[String((node.callee as Node).name)] : undefined;
    const given = node.arguments as Node[];
    return places?.every((place) => typeof given[place]?.value === 'string') === false
      ? [`${file}: ${String((node.callee as Node).name)}(...) at ${String(node.start)}`]
      : [];
  });
}

it('reads the whole page', () => {
  expect(SOURCES.length).toBeGreaterThan(200);
  expect(SOURCES).toContain(join('src', 'pages', 'Shell.svelte'));
});

it(
  'has no words in its markup that are no message',
  () => {
    const pages = SOURCES.filter((file) => file.endsWith('.svelte'));
    expect(pages.flatMap(writtenIn), 'Say them with said(...), plural(...) or a Sentence.').toEqual([]);
  },
  READING_MS,
);

it(
  'writes every message where it is said',
  () => {
    expect(SOURCES.flatMap(ungatheredIn), 'Messages are plain strings in the call.').toEqual([]);
  },
  READING_MS,
);
