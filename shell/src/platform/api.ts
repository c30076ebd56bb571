import type { Locale, Platform, Readable, Session } from '@aimante/contract';
import { endOf } from './token-end.ts';

export interface ApiOptions {
  readonly baseUrl: string;
  readonly locale: Readable<Locale>;
  readonly session: () => Session | null;
  /** A new session for one that has run out, or null when it cannot be had. Several calls at once ask once. */
  readonly renew: () => Promise<Session | null>;
  readonly now: () => number;
}

const UNAUTHORIZED = 401;
/** The API ends what takes more than 15 seconds by itself: after that nobody is there. */
const SILENCE_MS = 16_000;
/** So long after the end of its token a session may well live on; later, it is for the call itself to find out. */
const RENEWABLE_MS = 20 * 60_000;

/** `fetch` against the API, in the visitor's name and language. A token that has run out is renewed, once a call. */
export function createApi({ baseUrl, locale, session, renew, now }: ApiOptions): Platform['api'] {
  let isClockRight = true;

  const isOwn = (path: string) => new URL(path, baseUrl).origin === new URL(baseUrl).origin;

  function hasRunOut(token: string): boolean {
    const since = now() - (endOf(token) ?? Number.POSITIVE_INFINITY);
    return since >= 0 && since < RENEWABLE_MS;
  }

  /** Before it is sent: a refusal is an error in the visitor's console, even where all goes well after it. */
  async function renewInTime(token: string): Promise<string> {
    const renewed = await renew();
    // Nothing is new and over: by this clock, every call would ask for another one.
    if (renewed && hasRunOut(renewed.token)) isClockRight = false;
    return renewed?.token ?? token;
  }

  function send(path: string, init: RequestInit, token: string | undefined): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('accept-language', locale.get());
    if (token) headers.set('authorization', `Bearer ${token}`);
    return answerInTime(
      (signal) => fetch(new URL(path, baseUrl), { ...init, signal, headers, credentials: 'include' }),
      init,
    );
  }

  return {
    baseUrl,
    async fetch(path, init = {}) {
      // Whom a remote asks beside the API is not to learn it.
      const held = isOwn(path) ? session()?.token : undefined;
      const isOver = held !== undefined && isClockRight && hasRunOut(held);
      const token = isOver ? await renewInTime(held) : held;
      const response = await send(path, init, token);
      if (response.status !== UNAUTHORIZED || !token || isOver || isStream(init.body)) return response;
      const renewed = await renew();
      return renewed ? send(path, init, renewed.token) : response;
    },
  };
}

/** What is only read is given up when no answer begins; what is sent may take as long as its way is slow. */
async function answerInTime(
  ask: (signal: AbortSignal | null) => Promise<Response>,
  { method = 'GET', signal }: RequestInit,
) {
  if (method !== 'GET') return ask(signal ?? null);
  const silence = new AbortController();
  const patience = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    return await ask(AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]));
  } finally {
    clearTimeout(patience);
  }
}

/** A stream can be sent once only. */
function isStream(body: RequestInit['body']): boolean {
  return body instanceof ReadableStream;
}
