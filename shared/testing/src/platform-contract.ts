import {
  type CartRequest,
  CONTRACT_VERSION,
  type ConfirmRequest,
  type Locale,
  type Notice,
  type PageHead,
  type Platform,
  type Session,
} from '@aimante/contract';
import { describe, expect, it } from '@jest/globals';

/** A request to the API, as it arrived. */
export interface AskedOfApi {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Headers;
}

/** A platform, and the observable results of a remote's calls. */
interface PlatformUnderTest {
  readonly platform: Platform;
  readonly notices: () => readonly Notice[];
  readonly head: () => PageHead | undefined;
  /** The paths and history steps of all navigations. */
  readonly navigations: () => readonly unknown[];
  readonly cartRequests: () => readonly CartRequest[];
  /** The requests that reached the API. It answers each with 418 and `{"tea":true}`. */
  readonly asked: () => readonly AskedOfApi[];
  readonly close: () => void;
}

interface Wish {
  readonly locale: Locale;
  /** The visitor's answer to every question. */
  readonly confirms: boolean;
}

const session: Session = { token: 'a.b.c', role: 'customer' };
const notice: Notice = { kind: 'info', text: 'Enregistré' };
/** An invalid text, as from a remote without type checks. */
const NO_WORDS = JSON.parse('{}') as string;
const question: ConfirmRequest = { title: 'Sûr ?', text: 'Vraiment ?', confirm: 'Oui', cancel: 'Non' };

/**
 * The contract of every platform, the shell's and the fake one in tests. A remote that works on the fake platform also
 * works in the shell.
 */
export function describePlatform(name: string, open: (wish: Wish) => Promise<PlatformUnderTest>): void {
  const on =
    (prove: (given: PlatformUnderTest) => Promise<void> | void, wish: Partial<Wish> = {}) =>
    async () => {
      const given = await open({ locale: 'fr', confirms: true, ...wish });
      try {
        await prove(given);
      } finally {
        given.close();
      }
    };

  describe(`${name} keeps the contract: it`, () => {
    it(
      'names its version, and is changed by nobody',
      on(({ platform }) => {
        expect(platform.contract).toBe(CONTRACT_VERSION);
        expect(Object.isFrozen(platform)).toBe(true);
      }),
    );

    it(
      'says the language of the address',
      on(({ platform }) => expect(platform.locale.get()).toBe('en'), { locale: 'en' }),
    );

    it('announces login and logout to listeners and on the bus', on(proveSession));

    it('delivers events, repeats the last sticky one to late listeners, and refuses invalid payloads', on(proveEvents));

    it('calls the API with the visitor’s session and language, and passes its refusal on', on(proveApi));

    it(
      'shows a notice',
      on(({ platform, notices }) => {
        platform.notify(notice);
        expect(notices()).toEqual([notice]);
      }),
    );

    it(
      'asks a question: yes',
      on(async ({ platform }) => expect(await platform.confirm(question)).toBe(true)),
    );
    it(
      'asks a question: no',
      on(async ({ platform }) => expect(await platform.confirm(question)).toBe(false), { confirms: false }),
    );

    it(
      'refuses invalid input from any caller',
      on(async ({ platform, notices }) => {
        expect(() => platform.notify({ ...notice, text: NO_WORDS })).toThrow('"text" is no text');
        await expect(platform.confirm({ ...question, title: NO_WORDS })).rejects.toThrow('"title" is no text');
        expect(notices()).toEqual([]);
      }),
    );

    it(
      'takes the head of a page',
      on(({ platform, head }) => {
        platform.page.set({ title: 'Mon panier', robots: 'noindex' });
        expect(head()).toMatchObject({ title: 'Mon panier', robots: 'noindex' });
      }),
    );

    it(
      'leads to addresses of the site and steps back',
      on(({ platform, navigations }) => {
        platform.navigate('/cart');
        platform.navigate(-1);
        expect(navigations()).toEqual(['/cart', -1]);
      }),
    );

    it(
      'hands photos to the cart, and answers whether it keeps them',
      on(async ({ platform, cartRequests }) => {
        const request: CartRequest = { productId: 'p1', unitPriceCents: 450, photos: [photo()] };
        expect(await platform.cart.add(request)).toEqual({ isAdded: true });
        expect(cartRequests()).toMatchObject([{ productId: 'p1', photos: [{ photoId: 'one', copies: 2 }] }]);
      }),
    );

    it(
      'has a place above the page',
      on(({ platform }) => {
        expect(document.contains(platform.overlay())).toBe(true);
      }),
    );

    it(
      'tracks without an answer',
      on(({ platform }) => {
        expect(platform.track({ name: 'page_view', data: { path: '/' } })).toBeUndefined();
      }),
    );
  });
}

async function proveSession({ platform }: PlatformUnderTest): Promise<void> {
  const notified: (Session | null)[] = [];
  const onBus: boolean[] = [];
  const stop = platform.session.subscribe(() => notified.push(platform.session.get()));
  platform.events.on('session:changed', ({ isLoggedIn }) => void onBus.push(isLoggedIn));
  platform.session.login(session);
  expect(platform.session.get()).toEqual(session);
  await platform.session.logout();
  expect(platform.session.get()).toBeNull();
  stop();
  platform.session.login(session);
  expect(notified).toEqual([session, null]);
  expect(onBus).toEqual([true, false, true]);
}

function proveEvents({ platform: { events } }: PlatformUnderTest): void {
  const counts: number[] = [];
  const stop = events.on('cart:changed', ({ count }) => void counts.push(count));
  expect(events.emit('cart:changed', { count: 2 })).toBe(true);
  expect(events.emit('cart:changed', { count: -1 })).toBe(false);
  stop();
  events.emit('cart:changed', { count: 3 });
  events.on('cart:changed', ({ count }) => void counts.push(count * 10));
  expect(counts).toEqual([2, 30]);
}

async function proveApi({ platform, asked }: PlatformUnderTest): Promise<void> {
  const nobody = await platform.api.fetch('/api/products');
  expect([nobody.status, await nobody.json()]).toEqual([418, { tea: true }]);
  platform.session.login(session);
  await platform.api.fetch('/api/orders?page=2', {
    method: 'POST',
    headers: { 'idempotency-key': 'k' },
    body: '{"a":1}',
  });
  const [first, second] = asked();
  expect(first).toMatchObject({ method: 'GET', path: '/api/products' });
  expect(first?.headers.get('authorization')).toBeNull();
  expect(second).toMatchObject({ method: 'POST', path: '/api/orders?page=2', body: '{"a":1}' });
  expect(second?.headers.get('authorization')).toBe('Bearer a.b.c');
  expect(second?.headers.get('accept-language')).toMatch(/^fr/);
  expect(second?.headers.get('idempotency-key')).toBe('k');
}

function photo(): CartRequest['photos'][number] {
  const preview = new Blob(['x'], { type: 'image/jpeg' });
  return { preview, recipe: {}, photoId: 'one', copies: 2, quality: 'good', widthMm: 50, heightMm: 50 };
}
