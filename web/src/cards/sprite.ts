import { said } from '../language';
import address from './look/sprite.svg?url';

/** Hang the sprite into the page: icons and figures are drawn from it. */
export async function hangSprite(): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(
      said('The pictures of the cards could not be loaded ({status}): reload the page.', { status: answer.status }),
    );
  }
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  document.body.prepend(document.importNode(sprite.documentElement, true));
}
