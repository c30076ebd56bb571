import { CheckoutPage } from '../cart/checkout-page.ts';
import { fillCart } from '../cart/filled-cart.ts';
import { emptyCatalogue } from '../catalog/shop-views.ts';
import { untilTakenOver } from '../pages/taken-over.ts';
import { account } from './account-screens.ts';
import { admin } from './admin-screens.ts';
import { checkoutTrouble } from './checkout-trouble.ts';
import { customizer } from './customizer-screens.ts';
import { deskStates } from './desk-states.ts';
import { guest } from './guest-screens.ts';
import { mails } from './mail-screens.ts';
import { inLanguage, PHONE_AND_DESKTOP, pages, type Screen, WITH_TABLET } from './screen.ts';
import { shopStates } from './shop-states.ts';
import { tillScreens } from './till-screens.ts';

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

/**
 * Replaced answers of the API. Null is a failure. The page is opened by a link, because a test cannot intercept the
 * server's own API calls.
 */
const catalogStates: Screen[] = Object.entries({ empty: JSON.stringify(emptyCatalogue), error: null }).map(
  ([state, body]) => ({
    name: `catalog-products-${state}`,
    widths: WITH_TABLET,
    reach: async (page, language) => {
      await page.route(
        ({ pathname }) => pathname === '/api/products/search',
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
  }),
);

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

export const screens: readonly Screen[] = [
  ...pages('shell', { 'not-found': '/no-such-page' }),
  ...catalog,
  ...catalogStates,
  ...shopStates,
  ...customizer,
  ...cart,
  ...checkoutTrouble,
  ...mails,
  ...account,
  ...guest,
  ...admin,
  ...deskStates,
  ...tillScreens,
];
