import { describe, expect, it } from 'vitest';
import { pastedAddress, routeOf } from '../src/router';

describe('an address', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/setup/champions', { page: 'setup', game: 'champions' }],
    ['/rules/VS-TEAM-01', { page: 'rules', rule: 'VS-TEAM-01' }],
    ['/cards', { page: 'cards', card: null }],
    ['/decks', { page: 'decks', game: null }],
    ['/decks/champions', { page: 'decks', game: 'champions' }],
    ['/table/k3Jx0aQz91bc', { page: 'table', table: 'k3Jx0aQz91bc' }],
    ['/replay/9vTq4', { page: 'replay', replay: '9vTq4' }],
  ])('%s is a page', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each(['/nothing', '/setup/chess', '/setup', '/table', '/decks/mine', '/rules/a/b', '/cards/%E0%A4%A'])(
    '%s does not break the page',
    (path) => {
      expect(['lost', 'cards']).toContain(routeOf(path).page);
    },
  );
});

describe('a pasted link', () => {
  it('keeps its token, and forgets the machine it came from', () => {
    expect(pastedAddress(' http://10.0.0.7:8000/table/k3Jx#pRb0m1h ')).toBe('/table/k3Jx#pRb0m1h');
    expect(pastedAddress('replay/9vTq4')).toBe('/replay/9vTq4');
  });

  it.each(['', 'hello there', 'https://example.org/', 'javascript:alert(1)'])('%s opens nothing', (text) => {
    expect(pastedAddress(text)).toBeNull();
  });
});
