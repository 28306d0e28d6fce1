import type { GameCatalogue } from '../../pages/cards/game';
import { titled } from '../../words';

export const catalogue: GameCatalogue = {
  side: 'Aspect or set',
  sidesOf: ({ facts, set }) => [titled(String(facts?.aspect ?? facts?.hero ?? set))],
  owners: ['hero'],
};
