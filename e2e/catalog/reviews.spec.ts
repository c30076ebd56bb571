import { type APIRequestContext, request } from '@playwright/test';
import { deliverOrder, payOrder, placeOrderOf } from '../account/account-api.ts';
import { guestEmail } from '../account/guest-order.ts';
import { DeskPage } from '../admin/desk-page.ts';
import { sellItem } from '../cart/shop-calls.ts';
import { apiUrl, siteUrl } from '../fixtures/addresses.ts';
import { expectSound } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { photo } from '../pages/cropper-page.ts';
import { ShellPage } from '../pages/shell-page.ts';

const TEXT = 'Ils tiennent bien sur la porte du frigo, et les couleurs sont celles de la photo.';
const ANSWER = 'Merci Camille, bonne cuisine !';

// Two browsers: the buyer, and the shop that reads the review.
test.describe.configure({ timeout: 90_000 });

test('a review with a photo waits until the shop has read it, then it is on the page of the product', async ({
  page,
  browser,
  request: seller,
}) => {
  const { trackToken, slug } = await buyAndReceive(seller);
  const shell = new ShellPage(page);
  // The link of the mail that asks for a review, a week after the delivery.
  await shell.open(`/reviews/write#token=${trackToken}`);
  await expect(shell.title).toHaveText('Votre avis compte');
  const form = page.getByRole('form', { name: 'Votre avis' });
  const send = form.getByRole('button', { name: 'Envoyer mon avis' });
  await send.click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await form.getByRole('radio', { name: '4 étoiles : très bien' }).check();
  await form.getByLabel('Titre').fill('Très contente');
  await form.getByRole('textbox', { name: /^Votre avis/ }).fill(TEXT);
  await form.locator('input[type=file]').setInputFiles(photo('14-coucher-soleil.jpg'));
  await expect(form).toContainText('Votre avis sera signé « Camille M. ».');
  await expectSound(page, 'the form of a review');
  await send.click();
  await expect(shell.main).toContainText('En relecture');
  await expect(form).toHaveCount(0);

  const others = [await browser.newContext(), await browser.newContext()] as const;
  const visitor = await others[0].newPage();
  await visitor.goto(`/products/${slug}`);
  await expect(visitor.getByRole('main')).not.toContainText(TEXT);

  const desk = new DeskPage(await others[1].newPage());
  await desk.open('/admin/reviews?state=waiting');
  await desk.page.getByRole('row').filter({ hasText: 'Très contente' }).getByRole('button').first().click();
  await expect(desk.dialog).toContainText(TEXT);
  await expect(desk.dialog.getByRole('img').first()).toBeVisible();
  await desk.expectSound('a review in the back office');
  await desk.fillDrawer({ État: 'Publié', 'Réponse publique': ANSWER }, 'Enregistrer');

  const review = visitor.getByRole('article').filter({ hasText: TEXT });
  await expect(async () => {
    await visitor.reload();
    await expect(review).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(review).toContainText('4 sur 5');
  await expect(review).toContainText('Camille M.');
  await expect(review).toContainText(ANSWER);
  const picture = review.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(TEXT);

  await page.reload();
  await expect(shell.main).toContainText('Publié');
  await page.getByRole('button', { name: 'Retirer mon avis' }).click();
  await page.getByRole('button', { name: 'Donner mon avis' }).click();
  await expect(form).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('main')).not.toContainText(TEXT, { timeout: 1000 });
  }).toPass();
  for (const context of others) await context.close();
});

/** Something without photos, so that the workshop has nothing to check. */
async function buyAndReceive(seller: APIRequestContext): Promise<{ trackToken: string; slug: string }> {
  const { product } = await sellItem(seller, `Coffret à noter ${Date.now().toString(36)}`);
  const guest = await request.newContext({ baseURL: apiUrl(), extraHTTPHeaders: { origin: siteUrl() } });
  const order = await placeOrderOf(guest, { email: guestEmail(), productId: product.id, quantity: 1 });
  await payOrder(guest, order);
  await guest.dispose();
  await deliverOrder(order);
  return { trackToken: order.trackToken, slug: product.slug };
}
