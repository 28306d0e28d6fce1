/** Typed requests to the server, in the language of the page. A refusal is an `Error` with the server's own sentence. */

import { said, spokenCode } from '../language';
import type { Refusal } from './generated';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export function get<T>(path: string): Promise<T> {
  return asked<T>(path, {});
}

export function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return asked<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function asked<T>(path: string, init: RequestInit): Promise<T> {
  const headers = { ...init.headers, 'Accept-Language': spokenCode() };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new Refused(0, 'no_server', said('The server does not answer: see whether it is running, then try again.'));
  }
  if (response.ok) return (await response.json()) as T;
  const refusal = await response.json().then(readRefusal, () => null);
  throw new Refused(
    response.status,
    refusal?.code ?? 'refused',
    refusal?.text ?? said('The server refused ({status}).', { status: response.status }),
  );
}

function readRefusal(body: unknown): Refusal | null {
  const refusal = body as Partial<Refusal> | null;
  return typeof refusal?.code === 'string' && typeof refusal.text === 'string' ? (refusal as Refusal) : null;
}
