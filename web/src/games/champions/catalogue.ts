import { said } from '../../language';
import type { GameCatalogue } from '../../pages/cards/game';
import { titled } from '../../words';
import { aspectWords, kindWords } from './words';

export const catalogue: GameCatalogue = {
  get side() {
    return said('Aspect or set');
  },
  kind: kindWords,
  sidesOf: ({ facts, set }) => [facts?.aspect ? aspectWords(String(facts.aspect)) : titled(String(facts?.hero ?? set))],
  owners: ['hero'],
};
