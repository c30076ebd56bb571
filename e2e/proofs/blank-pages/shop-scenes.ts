import type { Page } from '@playwright/test';
import { CheckoutPage } from '../../cart/checkout-page.ts';
import { fillCart } from '../../cart/filled-cart.ts';
import { apiUrl } from '../../fixtures/addresses.ts';
import { fakeStripeScript } from '../../fixtures/fake-stripe-script.ts';
import { photo } from '../../pages/cropper-page.ts';
import { goWithin, open, type Scene } from './scenes.ts';

const SQUARE = '/products/magnet-carre-5x5';
const SMALL = '06-trop-petite-300x200.jpg';

/** The shop takes cards by Stripe, and Stripe's own script is already there. */
async function takeStripe(page: Page): Promise<void> {
  await page.addInitScript(fakeStripeScript, { hasWallet: false });
  await page.route(`${apiUrl()}/api/payments/methods`, async (route) => {
    const response = await route.fetch();
    const [demo, ...others] = (await response.json()) as object[];
    const stripe = { ...demo, provider: 'stripe', publishableKey: 'pk_test_fake' };
    await route.fulfill({ response, json: [stripe, ...others] });
  });
}

export const SHOP_SCENES: readonly Scene[] = [
  {
    name: 'an own photo on a product',
    who: 'visitor',
    prepare: (page) => open(page, SQUARE),
    async act(page) {
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Voir avec ma photo' }).click();
      await (await chosen).setFiles(photo(SMALL));
    },
    result: (page) => page.getByRole('img', { name: /^Votre photo sur/ }).first(),
  },
  {
    name: 'what the cart has of a product',
    who: 'visitor',
    async prepare(page) {
      await fillCart(page);
      await open(page, '/products');
    },
    act: (page) => goWithin(page, SQUARE),
    result: (page) => page.locator('[data-slot=product-aside]').getByText('Déjà 2 magnets dans votre panier.'),
    isPiece: true,
  },
  {
    name: 'a gift',
    who: 'visitor',
    async prepare(page) {
      await fillCart(page);
      await open(page, '/cart');
    },
    act: (page) => page.getByRole('checkbox', { name: /^C’est un cadeau/ }).check(),
    result: (page) => page.getByLabel('Un mot sur la carte'),
  },
  {
    name: 'a card by Stripe',
    who: 'visitor',
    async prepare(page) {
      await takeStripe(page);
      await fillCart(page);
      const checkout = new CheckoutPage(page);
      await checkout.openGuest();
      await checkout.giveContact();
      await checkout.giveAddress();
    },
    act: (page) => page.getByRole('button', { name: 'Continuer vers le paiement' }).click(),
    result: (page) => page.locator('iframe[title="Secure payment input frame"]'),
  },
];
