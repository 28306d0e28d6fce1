/** Short notices that come up and go by themselves: a refusal, a link that was copied, a player who came. */

export interface Notice {
  id: number;
  text: string;
}

const SHOWN_MS = 5000;

export class Notices {
  shown = $state.raw<Notice[]>([]);
  #last = 0;

  say(text: string): void {
    const id = ++this.#last;
    this.shown = [...this.shown.filter((notice) => notice.text !== text), { id, text }];
    setTimeout(() => this.dismiss(id), SHOWN_MS);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}
