import type { Page } from '@playwright/test';
import { CARDS, CheckoutPage } from '../cart/checkout-page.ts';
import { fillCart } from '../cart/filled-cart.ts';
import { sellProduct } from '../cart/shop-calls.ts';
import { photo } from '../pages/cropper-page.ts';
import { untilTakenOver } from '../pages/taken-over.ts';
import { inLanguage, type Language, PHONE_AND_DESKTOP, type Screen } from './screen.ts';

const PHONE = [360];
type Walk = (page: Page, language: Language) => Promise<unknown>;

const open = async (page: Page, language: Language, path: string) => {
  await page.goto(inLanguage(path, language));
  await untilTakenOver(page);
};

const inWindow = (name: string, reach: Walk, widths: readonly number[] = PHONE_AND_DESKTOP): Screen => ({
  name,
  widths,
  reach,
  isOfWindow: true,
});

const WORKS = {
  message: { fr: 'Nous repeignons la porte du frigo.', en: 'We are painting the fridge door.' },
  estimatedTime: { fr: '18 h', en: '6 pm' },
  contact: 'urgence@exemple.test',
};

async function search(page: Page, language: Language, words: string): Promise<void> {
  await open(page, language, '/products');
  const opener = page.getByRole('banner').getByRole('button', { name: /^(Rechercher|Search)/ });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('banner').getByRole('combobox').fill(words);
}

const ofTheShell: Screen[] = [
  inWindow('shell-cookies', async (page, language) => {
    await page.addInitScript(() => localStorage.removeItem('cookiesAccepted'));
    await open(page, language, '/');
    await page.getByRole('button', { name: /^(Refuser|Decline)/ }).waitFor();
  }),
  inWindow(
    'shell-menu',
    async (page, language) => {
      await open(page, language, '/');
      await page.getByRole('button', { name: /le menu|the menu/ }).click();
    },
    PHONE,
  ),
  inWindow('shell-search', async (page, language) => {
    await search(page, language, 'ma');
    await page.getByRole('option').first().waitFor();
  }),
  inWindow('shell-search-nothing', async (page, language) => {
    await search(page, language, 'dragon');
    await page.getByText(/Aucun magnet ne correspond|No magnet matches/).waitFor();
  }),
  inWindow('shell-maintenance', async (page, language) => {
    const body = `event: maintenance\ndata: ${JSON.stringify(WORKS)}\n\n`;
    await page.route('**/events', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
    await open(page, language, '/about');
    await page.getByRole('heading', { name: /Site en maintenance|Site under maintenance/ }).waitFor();
  }),
  inWindow('shell-late', async (page, language) => {
    await page.route(
      ({ pathname }) => pathname.endsWith('.js'),
      (route) => route.abort(),
    );
    await page.goto(inLanguage('/', language));
    await page.locator('#late-start').waitFor();
  }),
  inWindow('shell-offline', async (page, language) => {
    await open(page, language, '/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await page.goto(inLanguage('/about', language));
    await page.getByRole('heading', { name: /Vous êtes hors ligne|You are offline/ }).waitFor();
  }),
];

const ofTheCatalogue: Screen[] = [
  inWindow(
    'catalog-filters',
    async (page, language) => {
      await open(page, language, '/products');
      await page.getByRole('button', { name: /^(Filtrer|Filter)/ }).click();
      await page.locator('aside:popover-open').waitFor();
    },
    PHONE,
  ),
  {
    name: 'catalog-product-few-sets',
    widths: PHONE_AND_DESKTOP,
    reach: (page, language) => open(page, language, '/products/magnet-carte-de-visite'),
  },
  {
    name: 'catalog-own-photo',
    widths: PHONE_AND_DESKTOP,
    reach: async (page, language) => {
      await open(page, language, '/products/magnet-carre-5x5');
      const [files] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: /^(Voir avec ma photo|Try it with my photo)$/ }).click(),
      ]);
      await files.setFiles(photo('08-chalet-progressif.jpg'));
      await page
        .getByRole('img', { name: /^(Votre photo sur|Your photo on)/ })
        .first()
        .waitFor();
    },
  },
  inWindow('cart-drawer', async (page, language) => {
    await open(page, language, '/products/coffret-cadeau-magnets');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Ajouter au panier|Add to cart)$/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  }),
  {
    name: 'catalog-contact-refused',
    widths: PHONE_AND_DESKTOP,
    reach: async (page, language) => {
      await open(page, language, '/contact');
      await page.getByRole('button', { name: /^(Envoyer le message|Send the message)/ }).click();
    },
  },
];

type Step = (checkout: CheckoutPage, page: Page) => Promise<unknown>;

const fromCart = (name: string, step: Step, copies = 2): Screen => ({
  name: `cart-${name}`,
  widths: PHONE_AND_DESKTOP,
  reach: async (page, language) => {
    await fillCart(page, { copies });
    await step(new CheckoutPage(page, language), page);
  },
});

const coupon = (name: string, code: string, copies?: number) =>
  fromCart(
    name,
    async (checkout, page) => {
      await checkout.openCart();
      const field = page.getByRole('textbox', { name: /^(Code promo|Promotion code)/ });
      await field.fill(code);
      await field.press('Enter');
      await page
        .getByText(/appliqué|applied|minimum/i)
        .first()
        .waitFor();
    },
    copies,
  );

const ofTheCart: Screen[] = [
  coupon('coupon-applied', 'BIENVENUE10', 8),
  coupon('coupon-refused', 'MOINS5'),
  fromCart('remove', async (checkout, page) => {
    await checkout.openCart();
    await page
      .getByRole('button', { name: /^(Retirer|Remove).*:/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
  }),
  fromCart('address-errors', async (checkout) => {
    await checkout.openGuest();
    await checkout.giveContact();
    await checkout.main.getByRole('button', { name: checkout.words.toPayment }).click();
  }),
  fromCart('market', async (checkout) => {
    await checkout.openGuest();
    await checkout.giveContact();
    await checkout.main.getByRole('radio', { name: /Retrait sur un marché|Collection at a market/ }).check();
  }),
  fromCart('bank-step', async (checkout, page) => {
    await checkout.guestToPayment();
    await checkout.pay(CARDS.asksBank);
    await page.getByRole('dialog').waitFor();
  }),
  fromCart('declined', async (checkout, page) => {
    await checkout.guestToPayment();
    await checkout.pay(CARDS.declined);
    await page.waitForURL(/checkout\/error/);
    await page.getByText(/PM-\d\d-\d{6}/).waitFor();
  }),
  {
    name: 'cart-price-changed',
    widths: PHONE_AND_DESKTOP,
    reach: async (page, language) => {
      const { product, change } = await sellProduct(page.request, 'Magnet dont le prix change');
      await fillCart(page, { product });
      const checkout = new CheckoutPage(page, language);
      await checkout.guestToPayment();
      await change({ price: 5.25 });
      await checkout.pay();
      await checkout.main.getByRole('alert').waitFor();
      await change({ isVisible: false });
    },
  },
];

/** States outside the direct way from a product to its payment. */
export const shopStates: readonly Screen[] = [...ofTheShell, ...ofTheCatalogue, ...ofTheCart];
