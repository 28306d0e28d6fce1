import { expect, test } from 'vitest';
import { faceOf } from '../../../src/cards/faces';
import type { CardView } from '../../../src/api/generated';

const goblin: CardView = {
  handle: 'c3',
  id: 'green-goblin',
  name: 'Green Goblin',
  kind: 'villain',
  group: 'Spider-Foes',
  attack: 7,
  printed: { attack: 6 },
  vp: 4,
};

test('a hero shows cost, class, team and what it makes', () => {
  const arc = { handle: 'i', id: 'arc-reactor', name: 'Arc Reactor', kind: 'hero', hero: 'Iron Man', icon: 'Tech' };
  const face = faceOf('legendary', { ...arc, team: 'Avengers', cost: 5, attack: 3, grows: ['attack'] });
  expect(face).toMatchObject({ corner: '5', tone: 'tech', tag: 'Iron Man', foot: 'Avengers' });
  expect(face.left).toMatchObject([{ shape: 'hit', value: '3+' }]);
});

test('a villain shows what it takes to defeat it now, and what it is worth', () => {
  const face = faceOf('legendary', goblin);
  expect(face.bottomRight[0]).toMatchObject({ value: 7, change: 'up' });
  expect(face.bottomLeft[0]).toMatchObject({ shape: 'glory', value: 4 });
});

test('whoever stands in the city as a villain looks like one', () => {
  const killbot = { handle: 'k', id: 'bystander', name: 'Bystander', kind: 'bystander', attack: 3, as_villain: 1 };
  const face = faceOf('legendary', { ...killbot, counts_as: 'Killbot' });
  expect(face).toMatchObject({ name: 'Killbot', tag: 'Bystander', tone: 'foe', picture: { icon: 'vintage-robot' } });
  const skrull = { ...killbot, id: 'odinson', name: 'Odinson', kind: 'hero', hero: 'Thor', counts_as: 'Skrull' };
  expect(faceOf('legendary', skrull)).toMatchObject({ name: 'Odinson', tag: 'Skrull', tone: 'foe' });
});
