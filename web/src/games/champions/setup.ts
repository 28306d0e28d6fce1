import { any, fact, first, itself, itselfAs, ofKind, ofSet } from '../../pages/setup/belongs';
import type { GameSetup } from '../../pages/setup/game';
import { titled } from '../../words';

/** Aspects of the first, second... seat: with the first heroes, those of the rulebook's own first games. */
const ASPECTS = ['justice', 'aggression', 'leadership', 'protection'];

export const setup: GameSetup = {
  counted: 'heroes',
  seatItems: ['decks', 'heroes', 'aspects'],
  fineItems: ['modular', 'random_modular', 'house_rules', 'heroic', 'skirmish'],
  onlyWhere: {},

  heading: 'Against whom',
  itemWords: {
    decks: 'Deck',
    heroes: 'Hero',
    aspects: 'Aspect',
    scenario: 'Villain',
    modular: 'Modular sets',
    random_modular: 'Unseen modular sets',
    house_rules: 'House rules',
    expert: 'Expert mode',
    heroic: 'Heroic mode',
    skirmish: 'Skirmish',
  },
  choiceWords: {
    heroic: (more) => (more === 0 ? 'No' : `${String(more)} more`),
    skirmish: (stage) => (stage === 'no' ? 'No' : `Stage ${String(stage)}`),
    modular: (set) => (set === 'suggested' ? 'As suggested' : titled(String(set))),
  },
  title(form) {
    const heroes = form.wishes.seats.map(({ picks }) => form.called('heroes', picks.heroes ?? ''));
    return `${heroes.join(', ')} against ${form.foe('scenario')}`;
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
