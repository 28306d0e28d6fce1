/** Who is at the table, what they say, and what they ask of each other. */

import type { ShownLine, FromServer, Proposal, ShownSeat } from '../api/generated';
import { said } from '../language';
import { playerAt } from '../words';

export class Company {
  seats = $state.raw<ShownSeat[]>([]);
  spectators = $state(0);
  paused = $state(false);
  /** Why nobody can play on here; empty where they can. */
  stopped = $state('');
  chat = $state.raw<ShownLine[]>([]);
  /** What somebody asks all others to agree to. */
  proposal = $state.raw<Proposal | null>(null);

  hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.chat = message.chat;
        break;
      case 'table':
        this.seats = message.seats;
        this.spectators = message.spectators;
        this.paused = message.paused;
        this.stopped = message.stopped;
        break;
      case 'said':
        this.chat = [...this.chat, message.line];
        break;
      case 'proposal':
        this.proposal = message;
        break;
      case 'proposal_closed':
        this.proposal = null;
        break;
      default:
        break;
    }
  }

  /** The first seat that is a person's, who may delete the table; null where there is none. */
  get host(): number | null {
    const first = this.seats.findIndex((seat) => seat.kind === 'person');
    return first < 0 ? null : first;
  }

  /** Whether all seats but this one are computer players'. */
  amongComputers(seat: number | null): boolean {
    return this.seats.every((one, number) => number === seat || one.kind === 'computer');
  }

  /** What to call each seat; `you` is "You". Nobody may go by these words: whoever must know compares seats. */
  names(you: number | null): string[] {
    return this.seats.map((seat, number) => (number === you ? said('You') : this.nameOf(seat, number)));
  }

  nameOf(seat: ShownSeat, number: number): string {
    if (seat.kind === 'computer') return seat.name || said('Computer');
    return seat.name || playerAt(number);
  }
}
