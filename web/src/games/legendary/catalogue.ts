import { said } from '../../language';
import { listed, type GameCatalogue } from '../../pages/cards/game';
import { classWords, kindWords } from './words';

export const catalogue: GameCatalogue = {
  get side() {
    return said('Class');
  },
  kind: kindWords,
  sidesOf: ({ facts }) => (listed(facts?.icon).length ? listed(facts?.icon).map(classWords) : listed(facts?.group)),
  owners: ['hero', 'group', 'mastermind'],
};
