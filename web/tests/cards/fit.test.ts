import { expect, test } from 'vitest';
import { ems, fit, type Band } from '../../src/cards/fit';

const TABLE: Band = { width: 74, sizes: [16.5, 9.7] };
const PHONE: Band = { width: 69, sizes: [19, 14.6, 10.2] };

test('a short name is as large as the band is high', () => {
  expect(fit('Thor', TABLE)).toEqual({ size: 16.5, lines: 1 });
});

test('a longer name shrinks until it fits', () => {
  const { size, lines } = fit('Captain America', TABLE);
  expect(lines).toBe(1);
  expect(size).toBeLessThan(16.5);
  expect(size * ems('Captain America')).toBeLessThanOrEqual(TABLE.width + 0.1);
});

test('a long name goes on two lines, as that makes it larger', () => {
  const { size, lines } = fit('Earth’s Mightiest Heroes', TABLE);
  expect(lines).toBe(2);
  expect(size * ems('Mightiest Heroes')).toBeLessThanOrEqual(TABLE.width + 0.1);
});

test('on a phone a very long name takes three', () => {
  const name = 'Secret Invasion of the Skrull Shapeshifters';
  expect(fit(name, PHONE).lines).toBe(3);
  expect(fit(name, PHONE).size).toBeGreaterThan(fit(name, { ...PHONE, sizes: [19, 14.6] }).size);
});

test('a single word stays on its line however narrow the band', () => {
  expect(fit('Unstoppable', { width: 20, sizes: [16, 9, 8] }).lines).toBe(1);
});
