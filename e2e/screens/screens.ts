import type { Page } from '@playwright/test';
import { CheckoutPage } from '../cart/checkout-page.ts';
import { fillCart } from '../cart/filled-cart.ts';
import { logIn } from '../fixtures/accounts.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { untilTakenOver } from '../pages/taken-over.ts';

export type Language = 'fr' | 'en';

export interface Screen {
  readonly name: string;
  readonly widths: readonly number[];
  /** Leads a new visitor there. */
  readonly reach: (page: Page, language: Language) => Promise<unknown>;
}

const PHOTO = '14-coucher-soleil.jpg';
const WITH_TABLET = [360, 768, 1280];
const PHONE_AND_DESKTOP = [360, 1280];

const inLanguage = (path: string, language: Language) => (language === 'fr' ? path : `/en${path === '/' ? '' : path}`);

const pages = (area: string, paths: Readonly<Record<string, string>>, widths = PHONE_AND_DESKTOP): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({
    name: `${area}-${name}`,
    widths,
    reach: (page, language) => page.goto(inLanguage(path, language)),
  }));

const asWhom = (role: 'customer' | 'admin', screens: readonly Screen[]): Screen[] =>
  screens.map((screen) => ({
    ...screen,
    reach: async (page, language) => {
      await logIn(page, role);
      return screen.reach(page, language);
    },
  }));

const catalog = pages(
  'catalog',
  {
    home: '/',
    products: '/products',
    'products-filtered': '/products?shape=square&max=6&sort=price',
    'products-no-match': '/products?search=dragon',
    product: '/products/magnet-carre-5x5',
    'product-variants': '/products/magnet-carre-10x10',
    'product-not-found': '/products/magnet-de-lune',
    portfolio: '/portfolio',
    about: '/about',
    contact: '/contact',
    local: '/local',
    'legal-notice': '/legal/notice',
    'legal-terms': '/legal/terms',
    'legal-privacy': '/legal/privacy',
  },
  WITH_TABLET,
);

/** What the shop would say on another day; null is a failure. The page is walked to: the server's own calls no route reaches. */
const catalogStates: Screen[] = Object.entries({ empty: '[]', error: null }).map(([state, body]) => ({
  name: `catalog-products-${state}`,
  widths: WITH_TABLET,
  reach: async (page, language) => {
    await page.route(
      ({ pathname }) => pathname === '/api/products',
      (route) =>
        body === null
          ? route.fulfill({ status: 503, body: '' })
          : route.fulfill({ body, contentType: 'application/json' }),
    );
    await page.goto(inLanguage('/legal/notice', language));
    await untilTakenOver(page);
    const path = inLanguage('/products', language);
    await page.locator(`footer a[href="${path}"]`).click();
    await page.waitForURL(({ pathname }) => pathname === path);
    await page.getByRole('heading', { level: 1, name: /Nos magnets|Our magnets/ }).waitFor();
    await page.locator('main h2').first().waitFor();
  },
}));

const customizer: Screen[] = [
  ...pages('customizer', { sizes: '/photo-cropper' }),
  ...pagesOfCropping(),
  ...asWhom('customer', [
    ...pages('customizer', {
      product: '/products/magnet-carre-5x5/customize',
      'product-unsized': '/products/coffret-cadeau-magnets/customize',
    }),
    croppingOfHeart(),
  ]),
];

function croppingOfHeart(): Screen {
  return {
    name: 'customizer-heart',
    widths: PHONE_AND_DESKTOP,
    reach: async (page, language) => {
      await page.goto(inLanguage('/products/magnet-coeur/customize', language));
      await new PurchasePage(page, language).add(PHOTO);
    },
  };
}

function pagesOfCropping(): Screen[] {
  const screen = (name: string, prepare: (purchase: PurchasePage) => Promise<void>): Screen => ({
    name: `customizer-${name}`,
    widths: PHONE_AND_DESKTOP,
    reach: async (page, language) => {
      const purchase = new PurchasePage(page, language);
      await purchase.openFreeTool();
      await prepare(purchase);
    },
  });
  return [
    screen('no-photo', async () => {}),
    screen('cropping', (purchase) => purchase.add(PHOTO)),
    screen('ready', (purchase) => purchase.crop(PHOTO)),
  ];
}

const cart: Screen[] = [
  ...pages('cart', { empty: '/cart', 'payment-error': '/checkout/error' }),
  ...checkoutScreens({
    filled: (checkout) => checkout.openCart(),
    guest: (checkout) => checkout.openGuest(),
    delivery: async (checkout) => {
      await checkout.openGuest();
      await checkout.giveContact();
      await checkout.giveAddress();
    },
    payment: (checkout) => checkout.guestToPayment(),
    confirmation: async (checkout) => {
      await checkout.guestToPayment();
      await checkout.pay();
      await checkout.expectPaid();
    },
  }),
];

function checkoutScreens(steps: Readonly<Record<string, (checkout: CheckoutPage) => Promise<void>>>): Screen[] {
  return Object.entries(steps).map(([name, walk]) => ({
    name: `cart-${name}`,
    widths: PHONE_AND_DESKTOP,
    reach: async (page, language) => {
      await fillCart(page);
      await walk(new CheckoutPage(page, language));
    },
  }));
}

/** The first of a list, as its link leads there. */
const firstOf = (name: string, list: string): Screen => ({
  name,
  widths: PHONE_AND_DESKTOP,
  reach: async (page, language) => {
    const path = inLanguage(list, language);
    await page.goto(path);
    await page.locator(`main a[href^="${path}/"]`).first().click();
    await page.waitForURL(({ pathname }) => pathname.startsWith(`${path}/`));
  },
});

const account: Screen[] = [
  ...pages('account', {
    login: '/auth/login',
    signup: '/auth/signup',
    'forgot-password': '/auth/forgot-password',
  }),
  ...asWhom('customer', [
    ...pages('account', {
      overview: '/account',
      profile: '/account/profile',
      addresses: '/account/addresses',
      security: '/account/security',
      preferences: '/account/preferences',
      data: '/account/data',
      orders: '/orders',
      loyalty: '/loyalty',
    }),
    firstOf('account-order', '/orders'),
  ]),
];

const admin = asWhom('admin', [
  ...pages('admin', {
    dashboard: '/admin',
    orders: '/admin/orders',
    'photo-check': '/admin/photo-check',
    batches: '/admin/batches',
    products: '/admin/products',
    categories: '/admin/product-categories',
    coupons: '/admin/coupons',
    contact: '/admin/contact',
    portfolio: '/admin/portfolio',
    'portfolio-categories': '/admin/portfolio-categories',
    users: '/admin/users',
    market: '/admin/market',
    releases: '/admin/releases',
    audit: '/admin/audit',
    mails: '/admin/mails',
    settings: '/admin/settings',
  }),
  ...['orders', 'products', 'market', 'contact'].map((list) => firstOf(`admin-${list}-one`, `/admin/${list}`)),
]);

export const screens: readonly Screen[] = [
  ...pages('shell', { 'not-found': '/no-such-page' }),
  ...catalog,
  ...catalogStates,
  ...customizer,
  ...cart,
  ...account,
  ...admin,
];
