import type { CardInfo, CardView } from '../../api/generated';

/** What a card shows, from its view on a table or its entry in the catalogue. */
export class Facts {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Whether it lies on a table: cards of the catalogue have no state. */
  readonly live: boolean;
  private readonly facts: Record<string, unknown>;

  constructor(card: CardView | CardInfo) {
    this.live = 'handle' in card;
    this.facts = isInfo(card) ? { teams: card.traits, traits: card.traits, ...card.numbers, ...card.facts } : card;
    this.id = card.id ?? '';
    this.name = card.name ?? '';
    this.kind = card.kind ?? '';
  }

  has(fact: string): boolean {
    return this.facts[fact] !== undefined && this.facts[fact] !== null;
  }

  number(fact: string, otherwise = 0): number {
    const found = this.facts[fact];
    return typeof found === 'number' ? found : typeof found === 'boolean' ? Number(found) : otherwise;
  }

  text(fact: string): string {
    const found = this.facts[fact];
    return typeof found === 'string' ? found : '';
  }

  list(fact: string): string[] {
    const found = this.facts[fact];
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  }

  objects(fact: string): Record<string, unknown>[] {
    const found = this.facts[fact];
    return Array.isArray(found) ? found.filter((one) => typeof one === 'object' && one !== null) : [];
  }

  /** Numbers by name, such as what is printed beside the present values. */
  numbers(fact: string): Record<string, number> {
    const found = this.facts[fact];
    return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {};
  }

  /** Whether a number stands above or below what is printed. */
  change(fact: string): 'up' | 'down' | undefined {
    const printed = this.numbers('printed')[fact];
    if (printed === undefined || this.number(fact) === printed) return undefined;
    return this.number(fact) > printed ? 'up' : 'down';
  }
}

export function isInfo(card: CardView | CardInfo): card is CardInfo {
  return !('handle' in card);
}
