import { ApiError, toApiError } from './api-error.ts';
import type { Call, CallInput, CallOutput } from './call.ts';
import type { Shape } from './endpoint.ts';

export interface ClientOptions {
  /** Origin of the API, without a slash at the end. */
  baseUrl: string;
  /** `Platform.api.fetch` in a remote; the edge's own `fetch` on the server. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  locale?: () => 'fr' | 'en';
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export type Client = <E extends Shape>(
  call: Call<E>,
  ...rest: Record<string, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]
) => Promise<CallOutput<E>>;

/** The address of a call: `:name` parts filled and encoded, undefined query values left out. */
export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(key, String(one));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function requestInit(
  method: string,
  body: unknown,
  options: CallOptions & { locale?: string | undefined },
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (options.locale) headers['accept-language'] = options.locale;
  const init: RequestInit = { method, headers, credentials: 'include' };
  if (options.signal) init.signal = options.signal;
  if (body instanceof FormData) init.body = body;
  else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  return init;
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return response.json();
  // An HTML page does not come from the shop: a captive portal, such as a hotel's login page, sends one.
  if (type.startsWith('text/html')) throw new Error('The answer is an HTML page.');
  return response.blob();
}

/**
 * A truncated answer, or one that is not the server's, counts as no answer: the outcome of the call is unknown.
 *
 * @example
 * const api = createClient({ baseUrl: platform.api.baseUrl, fetch: platform.api.fetch });
 * const product = await api(getProductBySlug, { params: { slug } });
 */
export function createClient({ baseUrl, fetch = globalThis.fetch, locale }: ClientOptions): Client {
  const send = async (
    { method, path }: { method: string; path: string },
    parts: Parts = {},
    options: CallOptions = {},
  ): Promise<unknown> => {
    try {
      const init = requestInit(method, parts.body, { ...options, locale: locale?.() });
      const response = await fetch(baseUrl + addressOf(path, parts), init);
      if (!response.ok) throw await toApiError(response);
      return await contentOf(response);
    } catch (cause) {
      if (cause instanceof ApiError || options.signal?.aborted) throw cause;
      throw new ApiError(0, { code: 'NO_RESPONSE', message: '' }, { cause });
    }
  };
  return send as Client;
}
