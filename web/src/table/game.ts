import type { Shape } from '../cards/shapes';
import type { SpokenSymbol } from '../cards/symbols';
import type { CardView, Picks, View } from '../api/generated';

/** What must be known of a game to play it at the table. Its words are getters, for they are said when they are read. */
export interface GameTable {
  /** In which shape the number that matters to an option is shown, by the fact that it is. */
  prices: Record<string, Shape>;
  /** By the kind of a group: the word on the button that ends it, where no other game has that kind. */
  gatherWords: Record<string, string>;
  /** By the kind of a group: what its picks come to, if that is more than how many they are. */
  totals: Record<string, Total>;
  /** How the rulebook shortens the names of numbers. */
  shortStats: Record<string, string>;
  /** Whether the cards of a zone are enemies of the seat that looks: one aims at them. */
  isEnemy(zone: string, you: number | null): boolean;
  /** Whether those who sit at one screen may not see each other's cards. */
  hidesHands(view: View): boolean;
}

/** Numbers come to a total that the server tells; resources are laid side by side until there are as many as it takes. */
export type Total =
  | { kind: 'number'; of(card: CardView): number; shape: Shape; readonly words: string }
  | { kind: 'resources'; of(card: CardView, picks: Pick<Picks, 'gives'>): SpokenSymbol[] };
