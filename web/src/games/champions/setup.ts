import { said } from '../../language';
import { any, fact, first, itself, itselfAs, ofKind, ofSet } from '../../pages/setup/belongs';
import type { GameSetup } from '../../pages/setup/game';
import { strung, titled } from '../../words';
import { aspectWords } from './words';

/** Aspects of the first, second... seat: with the first heroes, those of the rulebook's own first games. */
const ASPECTS = ['justice', 'aggression', 'leadership', 'protection'];

const HOUSE_RULES: Record<string, () => string> = {
  'surge-waits': () => said('Surge Waits'),
  'new-ally-may-leave': () => said('New Ally May Leave'),
  'surge-stands': () => said('Surge Stands'),
};

export const setup: GameSetup = {
  counted: 'heroes',
  seatItems: ['decks', 'heroes', 'aspects'],
  fineItems: ['modular', 'random_modular', 'house_rules', 'heroic', 'skirmish'],
  onlyWhere: {},

  get heading() {
    return said('Against whom');
  },
  get itemWords() {
    return {
      decks: said('Deck'),
      heroes: said('Hero'),
      aspects: said('Aspect'),
      scenario: said('Villain'),
      modular: said('Modular sets'),
      random_modular: said('Unseen modular sets'),
      house_rules: said('House rules'),
      expert: said('Expert mode'),
      heroic: said('Heroic mode'),
      skirmish: said('Skirmish'),
    };
  },
  choiceWords: {
    aspects: (aspect) => aspectWords(String(aspect)),
    heroic: (more) => (more === 0 ? said('No') : said('{number} more', { number: String(more) })),
    skirmish: (stage) => (stage === 'no' ? said('No') : said('Stage {stage}', { stage: String(stage) })),
    modular: (set) => (set === 'suggested' ? said('As suggested') : titled(String(set))),
    house_rules: (rule) => HOUSE_RULES[String(rule)]?.() ?? titled(String(rule)),
  },
  title(form) {
    const heroes = form.wishes.seats.map(({ picks }) => form.called('heroes', picks.heroes ?? ''));
    return said('{heroes} against {foe}', { heroes: strung(heroes), foe: form.foe('scenario') });
  },

  contents: {
    heroes: any(fact('hero'), (card, slug) => ofSet(card, `${slug}-nemesis`)),
    scenario: ofSet,
    modular: ofSet,
  },
  leading: ['hero', 'alter-ego', 'villain', 'main scheme'],
  pictures: {
    heroes: first(ofKind('hero', itself)),
    scenario: first(ofKind('villain', itselfAs('-i'))),
    modular: first(ofKind(['side scheme', 'minion'], itself), ofKind(['side scheme', 'minion'], ofSet)),
  },

  firstPicks: (place, nth) => ({ decks: '', heroes: nth('heroes'), aspects: ASPECTS[place] ?? 'justice' }),
  drawn: { seat: ['heroes', 'aspects'], table: ['scenario'] },
  ofSeats(seats, { sent }) {
    const heroes = seats.map(({ picks }) => picks.heroes ?? '');
    if (!seats.some(({ picks }) => picks.decks))
      return { heroes, aspects: seats.map(({ picks }) => picks.aspects ?? '') };
    return { heroes, decks: seats.map(({ picks }) => sent(picks.decks || `${picks.heroes}-${picks.aspects}`)) };
  },

  parts: async () => ({ Seat: (await import('./Seat.svelte')).default }),
};
