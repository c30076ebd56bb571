import type { Locator, Page } from '@playwright/test';
import { payForSquares } from '../../admin/ordered.ts';
import { fillCart } from '../../cart/filled-cart.ts';
import { untilTakenOver } from '../../pages/taken-over.ts';
import type { Who } from '../sound/sessions.ts';

/** An action of a visitor that needs files which are not loaded yet. */
export interface Scene {
  readonly name: string;
  readonly who: Who;
  /** Runs with the network on. Without it, `act` itself opens the document. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<unknown>;
  readonly result: (page: Page) => Locator;
  /** A piece beside the page: without its files its slot stays empty, and the page has nothing to say about it. */
  readonly isPiece?: boolean;
  /** The server's HTML may have the result. It counts once React has hydrated it. */
  readonly isServerRendered?: boolean;
}

interface Place {
  readonly remote: string;
  readonly address: string;
}

const pageOf = (page: Page, remote: string) => page.locator(`main [data-remote="${remote}"]:not([hidden]) h1`).first();

export function firstVisit(who: Who, { remote, address }: Place): Scene {
  return {
    name: `first visit of ${address}`,
    who,
    act: (page) => page.goto(address, { waitUntil: 'commit' }),
    result: (page) => pageOf(page, remote),
    isServerRendered: true,
  };
}

export function visitFrom(start: string, who: Who, { remote, address }: Place): Scene {
  return {
    name: `${start} to ${address}`,
    who,
    prepare: (page) => open(page, start),
    act: (page) => goWithin(page, address),
    result: (page) => pageOf(page, remote),
  };
}

/** Waits until the page is shown and nothing loads. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await untilTakenOver(page);
  await page.waitForLoadState('networkidle');
}

/** Navigates as a link does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

const PALETTE = /\/command-palette\.[^/]+\.js/;

export const PRESSES: readonly Scene[] = [
  {
    name: 'the language',
    who: 'visitor',
    prepare: (page) => open(page, '/about'),
    act: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /English/ })
        .click(),
    result: (page) => page.getByRole('heading', { level: 1 }).and(page.locator('html[lang=en] *')).first(),
  },
  {
    name: 'a question, and what it leads to',
    who: 'visitor',
    async prepare(page) {
      await fillCart(page);
      await open(page, '/cart');
    },
    act: (page) => page.getByRole('button', { name: /^Vider/ }).click(),
    result: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'a notice',
    who: 'visitor',
    async prepare(page) {
      await fillCart(page);
      await open(page, '/cart');
      await page.getByRole('button', { name: /^Vider/ }).click();
      await page.getByRole('alertdialog').getByRole('button').last().waitFor();
    },
    act: (page) => page.getByRole('alertdialog').getByRole('button').last().click(),
    result: (page) => page.getByRole('button', { name: 'Annuler' }).first(),
  },
  {
    name: 'the search of the back office',
    who: 'admin',
    // The page preloads it. That attempt fails here, so that the key press requests it again.
    async prepare(page) {
      await page.route(PALETTE, (route) => route.abort());
      await open(page, '/admin');
      await page.unroute(PALETTE);
    },
    act: (page) => page.keyboard.press('Control+k'),
    result: (page) => page.getByRole('combobox', { name: /^Commande, client/ }),
  },
  {
    name: 'another address for an order',
    who: 'customer',
    async prepare(page) {
      const { number } = await payForSquares([{ file: '13-ourson-carre.jpg', copies: 1 }]);
      await open(page, `/orders/${number}`);
    },
    act: (page) => page.getByRole('button', { name: 'Changer l’adresse' }).click(),
    result: (page) => page.getByRole('textbox', { name: /code postal/i }),
  },
  {
    name: 'something into the cart',
    who: 'visitor',
    prepare: (page) => open(page, '/products'),
    act: (page) =>
      page
        .getByRole('button', { name: /^Ajouter au panier : / })
        .first()
        .click(),
    // The dialog of what was added hides the header from the tree of roles.
    result: (page) => page.getByRole('link', { name: 'Panier, 1 article', includeHidden: true }),
  },
];

const inspector = (address: string, name: string): Scene => ({
  name: `the inspector at ${address}`,
  who: 'visitor',
  act: (page) => page.goto(address, { waitUntil: 'commit' }),
  result: (page) => page.getByRole('complementary', { name }).getByRole('combobox').first(),
  isPiece: true,
});

export const INSPECTORS = [inspector('/about?inspect', 'Inspecteur'), inspector('/en/about?inspect', 'Inspector')];

/** For the texts of remotes that no other scene opens in English. */
export const ENGLISH_VISITS: readonly Scene[] = [
  visitFrom('/en/about', 'admin', { remote: 'mf-admin', address: '/en/admin/users' }),
  visitFrom('/en/about', 'visitor', { remote: 'mf-customizer', address: '/en/photo-cropper' }),
  visitFrom('/en/about', 'visitor', { remote: 'mf-customizer', address: '/en/t' }),
  visitFrom('/en/about', 'visitor', { remote: 'mf-catalog', address: '/en' }),
  visitFrom('/en/about', 'visitor', { remote: 'mf-cart-checkout', address: '/en/checkout/error' }),
];
