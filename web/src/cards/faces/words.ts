export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The parts of a type line that there are: "Ally · Justice · Defender". */
export function line(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** "1 counter", "2 counters" */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
