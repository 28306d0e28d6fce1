/** Links to tables and replays, as they are copied and sent on. */

export const tableLink = (table: string, token: string) => `${location.origin}/table/${table}#${token}`;
export const replayLink = (replay: string) => `${location.origin}/replay/${replay}`;

/** Whether links that are copied here mean this computer, wherever they are opened. */
export function onlyHere(host: string = location.hostname): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$|\.localhost$/.test(host);
}
