import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSeats, keepTraded, knownTables, seatsAt, tradedFor } from '../../src/memory';
import { seatsHere } from '../../src/table/sitting.svelte';
import { LiveTable } from '../../src/table/table.svelte';

const seat = (number: number, token: string) => ({ seat: number, token, name: '' });
const REFUSED = { type: 'error', code: 'used_invitation', text: 'It was used.' };

/** A socket that a test holds at its other end. */
class Wire {
  static readonly OPEN = 1;
  static opened: Wire[] = [];
  readyState = Wire.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Wire.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose();
  }

  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const last = () => Wire.opened.at(-1) as Wire;
const welcome = (token: string | null) => ({ type: 'welcome', table: 't', game: 'vs', seat: 1, chat: [], token });

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, value: string) => shelf.set(name, value),
    removeItem: (name: string) => shelf.delete(name),
  });
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('WebSocket', Wire);
  vi.useFakeTimers();
  Wire.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what was given for an invitation before it says so, and comes back with that', () => {
  const table = new LiveTable('t', { token: 'invitation', name: 'Ben' });
  last().onopen();
  expect(last().sent).toMatchObject([{ type: 'hello', token: 'invitation' }]);
  last().tell(welcome('own'));
  expect(seatsAt('t')).toEqual([{ seat: 1, token: 'own', name: 'Ben', invitation: 'invitation' }]);
  expect(knownTables()).toMatchObject([{ table: 't', game: 'vs' }]);
  expect(last().sent[1]).toEqual({ type: 'kept' });
  last().close();
  vi.runAllTimers();
  expect(Wire.opened.length).toBe(2);
  last().onopen();
  expect(last().sent).toMatchObject([{ type: 'hello', token: 'own' }]);
  last().tell(welcome(null));
  expect([table.token, last().sent.length]).toEqual(['own', 1]);
});

it('finds the seat again when the invitation is opened a second time', () => {
  keepTraded('t', 'vs', { ...seat(1, 'own'), invitation: 'invitation' });
  expect(seatsHere('t', 'invitation').map(({ token }) => token)).toEqual(['own']);
  expect(seatsHere('t', 'another').map(({ token }) => token)).toEqual(['another']);
});

it('leaves the other seats at this screen as they are', () => {
  keepSeats('t', 'vs', [seat(0, 'first'), seat(1, 'second')]);
  keepTraded('t', 'vs', { ...seat(1, 'own'), invitation: 'second' });
  expect(seatsAt('t').map(({ token }) => token)).toEqual(['first', 'own']);
  expect([tradedFor('t', 'second'), tradedFor('t', 'first')]).toEqual(['own', undefined]);
});

it('goes in with what another window of this browser was given meanwhile', () => {
  const table = new LiveTable('t', { token: 'invitation', name: '' });
  keepTraded('t', 'vs', { ...seat(1, 'own'), invitation: 'invitation' });
  last().tell(REFUSED);
  expect(table.trouble).toBe('');
  last().close();
  vi.runAllTimers();
  last().onopen();
  expect(last().sent).toMatchObject([{ type: 'hello', token: 'own' }]);
});

it('says that an invitation was used elsewhere, and does not ask again', () => {
  const table = new LiveTable('t', { token: 'invitation', name: '' });
  last().tell(REFUSED);
  last().close();
  vi.runAllTimers();
  expect([table.trouble, Wire.opened.length]).toEqual(['It was used.', 1]);
});

it('knows when its seat is open elsewhere too', () => {
  const table = new LiveTable('t', { token: 'own', name: '' });
  last().tell(welcome(null));
  const person = { kind: 'person', name: '', player: '', present: true, windows: 1, invited: false };
  const around = (windows: number) => ({
    type: 'table',
    seats: [
      { ...person, windows: 2 },
      { ...person, windows },
    ],
    spectators: 0,
    paused: false,
    stopped: '',
  });
  last().tell(around(1));
  expect(table.elsewhere).toBe(false);
  last().tell(around(2));
  expect(table.elsewhere).toBe(true);
});
