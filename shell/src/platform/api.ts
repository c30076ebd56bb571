import type { Locale, Platform, Readable, Session } from '@aimante/contract';

export interface ApiOptions {
  readonly baseUrl: string;
  readonly locale: Readable<Locale>;
  readonly session: () => Session | null;
  /** The server no longer knows the token. */
  onUnauthorized(): void;
}

/** `fetch` against the API, in the visitor's name and language. */
export function createApi({ baseUrl, locale, session, onUnauthorized }: ApiOptions): Platform['api'] {
  return {
    baseUrl,
    async fetch(path, init = {}) {
      const token = session()?.token;
      const headers = new Headers(init.headers);
      headers.set('accept-language', locale.get());
      if (token) headers.set('authorization', `Bearer ${token}`);
      const response = await fetch(new URL(path, baseUrl), { ...init, headers, credentials: 'include' });
      if (response.status === 401 && token) onUnauthorized();
      return response;
    },
  };
}
