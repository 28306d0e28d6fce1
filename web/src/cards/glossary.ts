import type { Term } from '../api/generated';

/** What the words on the cards of a game mean, by their ids. */
export type Glossary = Record<string, Term | undefined>;

/** Of all terms only keywords and statuses stand out in a sentence: were "cost" and "threat" marked too, all would be. */
const MARKED = new Set(['keyword', 'status']);

export function glossaryOf(terms: readonly Term[]): Glossary {
  return Object.fromEntries(terms.map((term) => [term.id, term]));
}

/** What a term in a sentence means, if it is to stand out there. */
export function meaning(glossary: Glossary, term: string): string | undefined {
  const entry = glossary[term];
  return entry && MARKED.has(entry.kind) ? entry.text : undefined;
}
