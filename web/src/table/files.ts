/** What leaves the page: files and links. */

import { said } from '../language';
import { onlyHere } from '../links';
import type { Notices } from './notices.svelte';

/** Give the player a file, made here. */
export function saveFile(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A link to send on; a browser that may not copy shows it. */
export async function copyLink(link: string, notices: Notices): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notices.say(
      onlyHere()
        ? said('The link is copied. It works only on this computer.')
        : said('The link is copied: send it on.'),
    );
  } catch {
    prompt(said('Copy this link:'), link);
  }
}
