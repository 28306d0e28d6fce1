import type { ExplainedTerm } from '../api/generated';

/** What the words on the cards of a game mean, by the words in small letters. */
export interface Glossary {
  /** Keywords and statuses, wherever they stand in a sentence. */
  said: Record<string, string>;
  /** Whatever introduces a line: "When revealed". */
  heads: Record<string, string>;
}

/** Of all terms only keywords and statuses stand out in a sentence: were "cost" and "threat" marked too, all would be. */
const MARKED = new Set(['keyword', 'status']);

export function glossaryOf(terms: readonly ExplainedTerm[]): Glossary {
  return { said: byWords(terms.filter((term) => MARKED.has(term.kind))), heads: byWords(terms) };
}

function byWords(terms: readonly ExplainedTerm[]): Record<string, string> {
  return Object.fromEntries(
    terms.flatMap((term) => term.words.map((words) => [words.toLowerCase().replace(/:$/, ''), term.text])),
  );
}

/** What introduces a line, without what it is labelled: "Hero action (attack)" is a hero action. */
export function headMeaning({ heads }: Glossary, head: string): string | undefined {
  const words = head.toLowerCase();
  return heads[words] ?? heads[words.replace(/ \(.*\)$/, '')];
}
