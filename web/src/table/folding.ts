/** What happens again right away is told in one line with it: a line may take the place of the one before. */

import type { StoryLine } from '../api/generated';

export function toldOn(story: readonly StoryLine[], lines: readonly StoryLine[]): StoryLine[] {
  const all = [...story];
  for (const line of lines) {
    if (line.instead) all.pop();
    all.push(line);
  }
  return all;
}
