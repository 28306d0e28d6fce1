import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteTable } from '../../src/api/tables';
import { invitesTo, keepSeats, knownTables, seatsAt, tokensOf } from '../../src/memory';
import { Company } from '../../src/table/company.svelte';

const seat = (number: number, token: string) => ({ seat: number, token, name: '' });
const person = { kind: 'person', name: 'Anna', player: '', present: true, windows: 1, invited: false };
const computer = { kind: 'computer', name: '', player: 'normal', present: false, windows: 0, invited: false };

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, value: string) => shelf.set(name, value),
    removeItem: (name: string) => shelf.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A server that takes one token as the host's; the tokens that it was shown. */
function server(host: string): string[] {
  const shown: string[] = [];
  vi.stubGlobal('fetch', (_: string, init: { body: string }) => {
    const { token } = JSON.parse(init.body) as { token: string };
    shown.push(token);
    if (token === host) return Promise.resolve(Response.json({ table: 't' }));
    const code = host ? 'not_host' : 'can_go_on';
    return Promise.resolve(Response.json({ code, text: 'No.' }, { status: 409 }));
  });
  return shown;
}

it('hears why nobody can play on, and who is the host', () => {
  const company = new Company();
  expect(company.stopped).toBe('');
  company.hear({ type: 'table', seats: [computer, person], spectators: 0, paused: false, stopped: 'It differs.' });
  expect(company.stopped).toBe('It differs.');
  expect(company.host).toBe(1);
  company.hear({ type: 'table', seats: [computer], spectators: 0, paused: false, stopped: '' });
  expect(company.host).toBe(null);
});

it('deletes a table with the link of its first person, which whoever laid it out has', async () => {
  keepSeats('t', 'vs', [seat(1, 'mine')], { seats: [seat(0, 'friend')], spectators: 'watch' });
  expect(tokensOf('t')).toEqual(['friend', 'mine', 'watch']);
  const shown = server('mine');
  await deleteTable('t');
  expect(shown).toEqual(['friend', 'mine']);
  expect([knownTables(), seatsAt('t'), invitesTo('t').spectators]).toEqual([[], [], '']);
});

it('only forgets a table that it may not delete', async () => {
  keepSeats('t', 'vs', [seat(1, 'mine')]);
  const shown = server('somebody else');
  await deleteTable('t');
  expect(shown).toEqual(['mine']);
  expect(knownTables()).toEqual([]);
});

it('keeps a table that the server does not let go', async () => {
  keepSeats('t', 'vs', [seat(1, 'mine')]);
  server('');
  await expect(deleteTable('t')).rejects.toThrow('No.');
  expect(seatsAt('t')).toHaveLength(1);
});
