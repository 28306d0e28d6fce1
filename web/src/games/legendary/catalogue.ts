import { listed, type GameCatalogue } from '../../pages/cards/game';

export const catalogue: GameCatalogue = {
  side: 'Class',
  sidesOf: ({ facts }) => (listed(facts?.icon).length ? listed(facts?.icon) : listed(facts?.group)),
  owners: ['hero', 'group', 'mastermind'],
};
