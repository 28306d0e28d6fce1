import { listed, type GameCatalogue } from '../../pages/cards/game';

export const catalogue: GameCatalogue = {
  side: 'Team',
  sidesOf: ({ facts }) => listed(facts?.teams),
  owners: [],
};
