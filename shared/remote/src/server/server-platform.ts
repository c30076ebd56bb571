import { CONTRACT_VERSION, createEventBus, createWritable, type Platform, type ServerRequest } from '@aimante/contract';

/** The platform of one request: an anonymous visitor, and calls to the API only. */
export function createServerPlatform({
  locale,
  apiUrl,
  fetch,
}: Pick<ServerRequest, 'locale' | 'apiUrl' | 'fetch'>): Platform {
  return {
    contract: CONTRACT_VERSION,
    locale: createWritable(locale),
    navigate: refuse,
    session: { get: () => null, subscribe: () => () => undefined, login: refuse, logout: refuse },
    events: createEventBus(),
    api: {
      baseUrl: apiUrl,
      fetch: (path, init = {}) => {
        const headers = new Headers(init.headers);
        headers.set('accept-language', locale);
        return fetch(new URL(path, apiUrl), { ...init, headers });
      },
    },
    page: { set: () => undefined },
    slots: { fill: refuse, clear: refuse },
    links: () => [],
    cart: { add: refuse },
    track: () => undefined,
    notify: refuse,
    confirm: refuse,
    overlay: refuse,
  };
}

function refuse(): never {
  throw new Error('This happens in a browser only: call it in an effect or a handler, not while rendering.');
}
