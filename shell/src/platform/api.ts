import type { Locale, Platform, Readable, Session } from '@aimante/contract';
import { endOf } from './token-end.ts';

export interface ApiOptions {
  readonly baseUrl: string;
  readonly locale: Readable<Locale>;
  readonly session: () => Session | null;
  /** Returns a new session for an expired one, or null when there is none. Concurrent calls share one request. */
  readonly renew: () => Promise<Session | null>;
  readonly now: () => number;
}

const UNAUTHORIZED = 401;
/** The API aborts a request after 15 seconds, so no answer comes after this time. */
const SILENCE_MS = 16_000;
/**
 * Try a renewal before the call for 20 minutes after expiry. Later, the call goes out first, and a 401 triggers the
 * renewal.
 */
const RENEWABLE_MS = 20 * 60_000;

/** `fetch` against the API, with the visitor's token and language. An expired token is renewed, once per call. */
export function createApi({ baseUrl, locale, session, renew, now }: ApiOptions): Platform['api'] {
  let isClockRight = true;

  const isOwn = (path: string) => new URL(path, baseUrl).origin === new URL(baseUrl).origin;

  function hasRunOut(token: string): boolean {
    const since = now() - (endOf(token) ?? Number.POSITIVE_INFINITY);
    return since >= 0 && since < RENEWABLE_MS;
  }

  /** Before the call: a 401 appears as an error in the visitor's console, even where the retry succeeds. */
  async function renewInTime(token: string): Promise<string> {
    const renewed = await renew();
    // A fresh token looks expired, so the local clock is wrong. By this clock, every call would ask for another token.
    if (renewed && hasRunOut(renewed.token)) isClockRight = false;
    return renewed?.token ?? token;
  }

  function send(path: string, init: RequestInit, token: string | undefined): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('accept-language', locale.get());
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (isOwn(path)) for (const trace of traceOfPage()) headers.set('traceparent', trace);
    return answerInTime(
      (signal) => fetch(new URL(path, baseUrl), { ...init, signal, headers, credentials: 'include' }),
      init,
    );
  }

  return {
    baseUrl,
    async fetch(path, init = {}) {
      // A remote may also call other servers, and they must not receive the token.
      const current = isOwn(path) ? session()?.token : undefined;
      const isOver = current !== undefined && isClockRight && hasRunOut(current);
      const token = isOver ? await renewInTime(current) : current;
      const response = await send(path, init, token);
      if (response.status !== UNAUTHORIZED || !token || isOver || isStream(init.body)) return response;
      const renewed = await renew();
      return renewed ? send(path, init, renewed.token) : response;
    },
  };
}

/** The edge names the trace of this page in `Server-Timing` where the shop has a collector. */
function traceOfPage(): readonly string[] {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = page && 'serverTiming' in page ? page.serverTiming : [];
  return timings.filter(({ name }) => name === 'traceparent').map(({ description }) => description);
}

/** Aborts a GET when no answer begins. Any other method may take as long as a slow connection needs. */
async function answerInTime(
  ask: (signal: AbortSignal | null) => Promise<Response>,
  { method = 'GET', signal }: RequestInit,
) {
  if (method !== 'GET') return ask(signal ?? null);
  const silence = new AbortController();
  const timeout = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    return await ask(AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]));
  } finally {
    clearTimeout(timeout);
  }
}

/** A stream can be sent only once. */
function isStream(body: RequestInit['body']): boolean {
  return body instanceof ReadableStream;
}
