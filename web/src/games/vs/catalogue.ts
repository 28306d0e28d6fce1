import { said, term } from '../../language';
import { listed, type GameCatalogue } from '../../pages/cards/game';
import { kindWords } from './words';

export const catalogue: GameCatalogue = {
  get side() {
    return said('Team');
  },
  kind: kindWords,
  sidesOf: ({ facts }) => listed(facts?.teams).map(term),
  owners: [],
};
