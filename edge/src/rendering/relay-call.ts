import type { FetchedMessage, FetchMessage } from './child/messages.ts';

const MAX_CHARACTERS = 2_000_000;
/** The headers of a call for a page without a visitor: no cookie, no authorization. */
const ALLOWED_HEADERS: readonly string[] = ['accept', 'accept-language', 'content-type'];
const HIDDEN_HEADERS: readonly string[] = ['set-cookie', 'content-encoding', 'content-length', 'transfer-encoding'];

interface Relay {
  readonly apiOrigin: string;
  readonly signal: AbortSignal;
  /** Headers of the trace that the call belongs to. */
  readonly trace: Readonly<Record<string, string>>;
}

/** Sends the call of a server entry to the API: the only network that an entry has. */
export async function relayCall(message: FetchMessage, { apiOrigin, signal, trace }: Relay): Promise<FetchedMessage> {
  const { call, method } = message;
  const url = new URL(message.url);
  if (url.origin !== apiOrigin || !url.pathname.startsWith('/api/'))
    return { call, error: `A server entry may ask ${apiOrigin}/api/ only, not ${url.origin}${url.pathname}.` };
  if (method !== 'GET') return { call, error: `A server entry may read only, not ${method}.` };
  try {
    const headers = message.headers.filter(([name]) => ALLOWED_HEADERS.includes(name));
    const response = await fetch(url, {
      headers: { ...Object.fromEntries(headers), ...trace },
      signal,
      redirect: 'error',
    });
    const body = await response.text();
    if (body.length > MAX_CHARACTERS) return { call, error: `The answer of the API has ${body.length} characters.` };
    const shown = [...response.headers].filter(([name]) => !HIDDEN_HEADERS.includes(name));
    return { call, status: response.status, headers: shown, body };
  } catch (cause) {
    return { call, error: cause instanceof Error ? cause.message : String(cause) };
  }
}
