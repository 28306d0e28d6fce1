import { expect, it } from 'vitest';
import { meaning } from '../../../src/games/champions/board/icons';

it('says what the icons of all schemes come to', () => {
  expect(meaning(['hazard'])).toBe('one more encounter card a round');
  expect(meaning(['hazard', 'acceleration', 'hazard', 'crisis'])).toBe(
    '2 more encounter cards a round; one more threat on the main scheme; no threat leaves the main scheme',
  );
  expect(meaning([])).toBe('');
});
