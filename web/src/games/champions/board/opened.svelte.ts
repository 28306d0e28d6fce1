/** Which pile, or which other player's hand, is being looked through. */

import { createContext } from 'svelte';

export class Opened {
  zone = $state<string | null>(null);

  open(zone: string): void {
    this.zone = this.zone === zone ? null : zone;
  }

  close(): void {
    this.zone = null;
  }
}

const [useOpened, setOpened] = createContext<Opened>();

export { setOpened, useOpened };
