/** What messages become in another language, and in which one the page is read. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { get } from '../src/api/http';
import type { Language } from '../src/api/generated';
import { either, ENGLISH, listed, pieces, plural, said, speak, spokenCode } from '../src/language';
import { languagesToChoose, setLanguage, speakToReader } from '../src/languages';

const LOUD: Language = { ...ENGLISH, code: 'xx', name: 'Xx', letters: { a: 'A', e: 'E', o: 'O' } };
const POLISH: Language = {
  ...ENGLISH,
  code: 'pl',
  name: 'Polski',
  messages: { '{who} attacks {whom}': '{whom}: atakuje {who}', '{first} and {last}': '{first} i {last}' },
  plurals: { '{number} card': ['{number} karta', '{number} karty', '{number} kart'] },
  forms: Array.from({ length: 200 }, (_, number) => formOf(number)),
};

function formOf(number: number): number {
  if (number === 1) return 0;
  const [tens, ones] = [number % 100, number % 10];
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}

afterEach(() => speak(ENGLISH));

describe('a message', () => {
  it('is English where no other language is spoken', () => {
    expect(said('{who} attacks {whom}', { who: 'Thor', whom: 'Loki' })).toBe('Thor attacks Loki');
    expect(plural(1, '{number} card', '{number} cards')).toBe('1 card');
    expect(plural(0, '{number} card', '{number} cards')).toBe('0 cards');
  });

  it('is said in the order of the language that is spoken', () => {
    speak(POLISH);
    expect(said('{who} attacks {whom}', { who: 'Thor', whom: 'Loki' })).toBe('Loki: atakuje Thor');
    expect(said('nobody has translated this')).toBe('nobody has translated this');
  });

  it('counts in as many forms as a language has, however large the number', () => {
    speak(POLISH);
    const counted = (number: number) => plural(number, '{number} card', '{number} cards');
    expect([1, 2, 5, 12, 22, 112, 202, 212, 1001, 1003].map(counted)).toEqual(
      ['1 karta', '2 karty', '5 kart', '12 kart', '22 karty', '112 kart', '202 karty', '212 kart'].concat([
        '1001 kart',
        '1003 karty',
      ]),
    );
  });

  it('leaves its parts alone where a language has other letters', () => {
    speak(LOUD);
    expect(said('one of {names}', { names: 'one, and more' })).toBe('OnE Of one, and more');
    expect(plural(2, '{number} ace', '{number} aces of {suit}', { suit: 'hearts' })).toBe('2 AcEs Of hearts');
  });

  it('comes in pieces, with the places of its parts between the words', () => {
    expect(pieces('{player} wins!')).toEqual([
      { words: '', part: 'player' },
      { words: ' wins!', part: '' },
    ]);
    speak(POLISH);
    expect(pieces('{who} attacks {whom}').map(({ words, part }) => words || part)).toEqual([
      'whom',
      ': atakuje ',
      'who',
    ]);
  });

  it('lists names', () => {
    expect([[], ['Thor'], ['Thor', 'Hulk'], ['Thor', 'Hulk', 'Ant-Man']].map(listed)).toEqual([
      '',
      'Thor',
      'Thor and Hulk',
      'Thor, Hulk and Ant-Man',
    ]);
    expect(either(['Thor', 'Hulk', 'Ant-Man'])).toBe('Thor, Hulk or Ant-Man');
    speak(POLISH);
    expect(listed(['Thor', 'Hulk'])).toBe('Thor i Hulk');
  });
});

describe('the page', () => {
  let asked: { path: string; language: string }[];
  let told: Record<string, unknown>;
  let remembered: Map<string, string>;
  let address: string;
  let loads: number;

  beforeEach(() => {
    asked = [];
    loads = 0;
    remembered = new Map();
    address = 'http://longbox.example/table/k3Jx?side=left#token';
    told = {
      '/api/languages': { spoken: [ENGLISH, POLISH].map(({ code, name }) => ({ code, name })), own: 'en' },
      '/api/languages/pl': POLISH,
      '/api/languages/xx': LOUD,
    };
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('location', {
      get href() {
        return address;
      },
      reload: () => (loads += 1),
    });
    vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: URL) => (address = to.href) });
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => remembered.get(name) ?? null,
      setItem: (name: string, value: string) => remembered.set(name, value),
    });
    vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
      asked.push({ path, language: headers['Accept-Language'] ?? '' });
      const body = told[path];
      const refusal = { code: 'no_such_language', text: 'nobody here speaks it' };
      return Promise.resolve({ ok: body !== undefined, status: 404, json: () => Promise.resolve(body ?? refusal) });
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('is read in the language that the address names, which is remembered', async () => {
    address = 'http://longbox.example/table/k3Jx?side=left&language=pl#token';
    await speakToReader();
    expect(spokenCode()).toBe('pl');
    expect(document.documentElement.lang).toBe('pl');
    expect(address).toBe('http://longbox.example/table/k3Jx?side=left#token');
    speak(ENGLISH);
    await speakToReader();
    expect(spokenCode()).toBe('pl');
  });

  it('is read in the server’s own where nobody has chosen', async () => {
    document.documentElement.lang = 'pl';
    await speakToReader();
    expect(spokenCode()).toBe('pl');
    expect(remembered.size).toBe(0);
  });

  it('is read in English where that was chosen, whatever the server’s own is', async () => {
    document.documentElement.lang = 'pl';
    setLanguage('en');
    expect(loads).toBe(1);
    await speakToReader();
    expect(spokenCode()).toBe('en');
    expect(asked).toEqual([]);
  });

  it('is read in the server’s own where nobody speaks what was wished', async () => {
    address = 'http://longbox.example/?language=tlh';
    await speakToReader();
    expect([spokenCode(), address, remembered.size]).toEqual(['en', 'http://longbox.example/', 0]);
  });

  it('is English where the server can’t be asked', async () => {
    setLanguage('pl');
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    await speakToReader();
    expect(spokenCode()).toBe('en');
    expect(await languagesToChoose()).toEqual([]);
  });

  it('asks for everything in its language', async () => {
    speak(POLISH);
    await get('/languages');
    expect(asked).toEqual([{ path: '/api/languages', language: 'pl' }]);
    await expect(get('/nowhere')).rejects.toThrow('nobody here speaks it');
  });

  it('lets its reader choose where there is a choice', async () => {
    expect((await languagesToChoose()).map(({ code }) => code)).toEqual(['en', 'pl']);
    told['/api/languages'] = { spoken: [{ code: 'en', name: 'English' }], own: 'en' };
    expect(await languagesToChoose()).toEqual([]);
    speak(LOUD);
    expect((await languagesToChoose()).map(({ code }) => code)).toEqual(['en', 'xx']);
  });
});
