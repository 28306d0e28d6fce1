/** Which language the page is read in: the one that the address names, or the browser remembers, or the server's own,
 * which the server has written into the page. */

import { get } from './api/http';
import type { Language, Languages, Spoken } from './api/generated';
import { ENGLISH, speak, spokenNow } from './language';
import { keep, kept } from './memory';

const NAMED = 'language';

/** Before anything is shown: speak the language of whoever reads it. What the server can't tell stays English. */
export async function speakToReader(): Promise<void> {
  const page = document.documentElement;
  const found = (await namedOne()) ?? (await languageOf(kept(NAMED, ''))) ?? (await languageOf(page.lang)) ?? ENGLISH;
  speak(found);
  page.lang = found.code;
}

/** The languages to choose from, with a made-up one if it is spoken now; none if there is nothing to choose. */
export async function languagesToChoose(): Promise<Spoken[]> {
  const known = (await orNull(get<Languages>('/languages')))?.spoken ?? [];
  const now = spokenNow();
  const all = known.some(({ code }) => code === now.code) ? known : [...known, now];
  return all.length > 1 ? all : [];
}

/** From now on the page is read in this language in this browser. All that is shown is made anew. */
export function setLanguage(code: string): void {
  keep(NAMED, code);
  location.reload();
}

/** The language that the address names. It is remembered, and goes from there: else no other could be chosen. */
async function namedOne(): Promise<Language | null> {
  const address = new URL(location.href);
  const code = address.searchParams.get(NAMED);
  if (code === null) return null;
  address.searchParams.delete(NAMED);
  history.replaceState(history.state, '', address);
  const found = await languageOf(code);
  if (found) keep(NAMED, found.code);
  return found;
}

async function languageOf(code: string): Promise<Language | null> {
  if (code === ENGLISH.code) return ENGLISH;
  return code ? orNull(get<Language>(`/languages/${encodeURIComponent(code)}`)) : null;
}

/** What the server tells; null if it does not. */
function orNull<T>(told: Promise<T>): Promise<T | null> {
  return told.catch(() => null);
}
