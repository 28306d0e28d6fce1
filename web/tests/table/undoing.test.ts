import { expect, it } from 'vitest';
import type { FromClient, ShownUndo, Standing } from '../../src/api/generated';
import { Company } from '../../src/table/company.svelte';
import { Undoing } from '../../src/table/undoing.svelte';

const seat = (kind: string) => ({ kind, name: '', player: '', present: true, windows: 1, invited: false });
const last: ShownUndo = { to: 7, words: 'End the turn', seen: false };

/** Somebody at seat 0, what he has sent and what he was told. */
function sitting(undo: ShownUndo | null, ...others: string[]) {
  const company = new Company();
  company.hear({
    type: 'table',
    seats: ['person', ...others].map(seat),
    spectators: 0,
    paused: false,
    stopped: '',
  });
  const standing: Standing = {
    number: 9,
    undos: 0,
    undo_floor: undo?.seen ? 9 : 0,
    asked: 0,
    undo,
    decision: null,
    result: null,
  };
  const sent: FromClient[] = [];
  const told: string[] = [];
  const now = { seat: 0, standing, company, waiting: false };
  const undoing = new Undoing(
    () => now,
    (message) => sent.push(message) > 0,
    (text) => told.push(text),
  );
  return { undoing, company, sent, told, now };
}

it('takes back what the server names', () => {
  const { undoing, sent } = sitting(last, 'person');
  expect(undoing.words).toBe('Take back “End the turn”');
  undoing.press();
  expect(sent).toEqual([{ type: 'undo', to: 7 }]);
});

it('waits for a choice that is on its way, and takes that one back', () => {
  const { undoing, sent, now } = sitting(last, 'person');
  now.waiting = true;
  undoing.press();
  expect(sent).toEqual([]);
  now.waiting = false;
  now.standing = { ...now.standing, undo: { ...last, to: 9 } };
  undoing.goOn();
  undoing.goOn();
  expect(sent).toEqual([{ type: 'undo', to: 9 }]);
});

it('says why nothing can be taken back', () => {
  const none = sitting(null);
  none.undoing.press();
  expect(none.told).toEqual(['You have not chosen anything yet that you could take back.']);
  const seen = sitting({ ...last, seen: true }, 'computer', 'person');
  expect(seen.undoing.why).toContain('others play too');
  seen.company.paused = true;
  expect(seen.undoing.why).toContain('paused');
  expect([none.sent, seen.sent]).toEqual([[], []]);
});

it('asks first, among computer players, whether what was seen should be taken back', () => {
  const { undoing, sent } = sitting({ ...last, seen: true }, 'computer');
  undoing.press();
  expect([undoing.asking?.to, sent]).toEqual([7, []]);
  undoing.neverMind();
  expect(undoing.asking).toBeNull();
  undoing.press();
  undoing.press();
  expect(sent).toEqual([{ type: 'undo', to: 7, anyway: true }]);
  expect(undoing.asking).toBeNull();
});
