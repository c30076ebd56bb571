import type { Page } from '@playwright/test';
import { admin, callApiAs, deliverOrder } from '../account/account-api.ts';
import { blockPhoto, buyAsGuest } from '../account/guest-order.ts';
import { answerOf } from '../cart/shop-calls.ts';
import { photo } from '../pages/cropper-page.ts';
import { inLanguage, PHONE_AND_DESKTOP, type Screen } from './screen.ts';

type Order = Awaited<ReturnType<typeof buyAsGuest>>;

interface Walk {
  readonly workshop?: (order: Order) => Promise<unknown>;
  readonly guest?: (page: Page) => Promise<unknown>;
}

const orderPages = (walks: Readonly<Record<string, Walk>>): Screen[] =>
  Object.entries(walks).map(([name, { workshop, guest }]) => ({
    name: `guest-order-${name}`,
    widths: PHONE_AND_DESKTOP,
    reach: async (page, language) => {
      const order = await buyAsGuest();
      await workshop?.(order);
      await page.goto(`${inLanguage('/orders/track', language)}#token=${order.trackToken}`);
      await page.getByText(order.number).first().waitFor();
      await guest?.(page);
    },
  }));

async function ship({ id }: Order): Promise<void> {
  const workshop = await callApiAs(admin);
  const tracking = { trackingNumber: '6A12345678901', trackingUrl: 'https://suivi.exemple.test/6A12345678901' };
  for (const data of [...['pret', 'imprime', 'assemble', 'emballe', 'expedie'].map((stage) => ({ stage })), tracking])
    await answerOf(await workshop.patch(`/api/admin/orders/${id}`, { data }));
  await workshop.dispose();
}

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

async function cancel(page: Page): Promise<void> {
  await press(page, /^(Annuler la commande|Cancel the order|Cancel order)/);
  await page.getByRole('alertdialog').waitFor();
}

/** The page of the mail that comes a week after the delivery. */
async function openReview(page: Page): Promise<void> {
  await page.goto(page.url().replace('/orders/track', '/reviews/write'));
  await page.getByRole('radio').first().waitFor();
}

export const guest: readonly Screen[] = orderPages({
  paid: {},
  blocked: { workshop: blockPhoto },
  replace: {
    workshop: blockPhoto,
    guest: async (page) => {
      const field = page.getByLabel(/^(Choisir une autre photo|Choose another photo)/);
      await field.setInputFiles(photo('14-coucher-soleil.jpg'));
      await page.getByRole('button', { name: /^(Imprimer avec cette photo|Print with this photo)/ }).waitFor();
    },
  },
  address: { guest: (page) => press(page, /^(Changer l’adresse|Change the address)/) },
  cancel: { guest: cancel },
  cancelled: {
    guest: async (page) => {
      await cancel(page);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(Annuler|Cancel)/ })
        .click();
      await page
        .getByText(/Commande annulée|Order cancelled/)
        .first()
        .waitFor();
    },
  },
  shipped: { workshop: ship },
  claim: {
    workshop: (order) => deliverOrder(order, ['pret']),
    guest: (page) => press(page, /^(Signaler un problème|Report a problem)/),
  },
  delivered: { workshop: (order) => deliverOrder(order, ['pret']) },
  review: { workshop: (order) => deliverOrder(order, ['pret']), guest: openReview },
  'review-sent': {
    workshop: (order) => deliverOrder(order, ['pret']),
    guest: async (page) => {
      await openReview(page);
      await page.getByRole('radio').nth(4).check();
      await page.locator('textarea').fill('Ils tiennent bien, et les couleurs sont celles de la photo.');
      await press(page, /^(Envoyer mon avis|Send my review)/);
      await page.getByText(/^(En relecture|Under review)/).waitFor();
    },
  },
});
