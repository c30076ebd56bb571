import { type BrowserRemote, type CartRequest, cartRequestSchema, createWritable } from '@aimante/contract';
import { type AskedOfApi, describePlatform } from '@aimante/testing/contract';
import { createPlatform } from './create-platform.ts';

const keeper: BrowserRemote = {
  name: 'mf-cart-checkout',
  version: '1',
  container: 'mf_cart_checkout_1',
  base: '/remotes/mf-cart-checkout/1/',
  entry: 'remoteEntry.js',
  contract: '1.0',
  team: 'Checkout',
  routes: [],
  fragments: [],
  links: [],
  ports: [{ port: 'cart', expose: './cart-port' }],
  exposes: {},
  locales: { fr: [], en: [] },
  integrity: {},
};

const browser = { fetch: globalThis.fetch, BroadcastChannel: globalThis.BroadcastChannel };

/** Fakes everything outside the page: the API and the other tabs. */
function stageBrowser(asked: AskedOfApi[]): () => void {
  const channels: BroadcastChannel[] = [];
  globalThis.fetch = async (input, init) => {
    // The request is Node's own and does not accept a signal from jsdom.
    const request = new Request(input, { ...init, signal: null });
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    asked.push({ method, path: pathname + search, body: await request.text(), headers });
    return Response.json({ tea: true }, { status: 418 });
  };
  globalThis.BroadcastChannel = class extends browser.BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  };
  return () => {
    Object.assign(globalThis, browser);
    for (const channel of channels) channel.close();
  };
}

describePlatform('the shell', async ({ locale, confirms }) => {
  const asked: AskedOfApi[] = [];
  const cartRequests: CartRequest[] = [];
  const navigations: unknown[] = [];
  const leave = stageBrowser(asked);
  history.replaceState(null, '', locale === 'fr' ? '/' : '/en');
  localStorage.clear();
  const parts = createPlatform({
    config: { siteUrl: location.origin, apiUrl: 'http://api.test', demo: false },
    set: { id: 'set', remotes: [keeper] },
    killed: createWritable<ReadonlySet<string>>(new Set()),
    load: async () => ({
      add: async (request: unknown) => {
        cartRequests.push(cartRequestSchema.parse(request));
        return { isAdded: true };
      },
    }),
    rendered: undefined,
    document,
  });
  parts.navigation.connect((to: unknown) => void navigations.push(to));
  parts.confirmation.pending.subscribe(() => parts.confirmation.pending.get()?.answer(confirms));
  return {
    platform: parts.platform,
    notices: parts.notices.waiting.get,
    head: parts.head.get,
    navigations: () => navigations,
    cartRequests: () => cartRequests,
    asked: () => asked,
    close: leave,
  };
});
