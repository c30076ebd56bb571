import { CheckoutPage } from '../cart/checkout-page.ts';
import { sellItem } from '../cart/shop-calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';

const STEPS = ['Visite', 'Produit vu', 'Panier rempli', 'Commande commencée', 'Commandé'];

// A whole purchase, seen from the back office before and after it.
test.describe.configure({ timeout: 120_000 });

test('a visit is counted from its first page to its order, once the visitor has agreed', async ({
  page,
  browser,
  request,
}) => {
  const workshop = await browser.newContext();
  const desk = new DeskPage(await workshop.newPage());
  const { product } = await sellItem(request, `Coffret compté ${Date.now().toString(36)}`);
  await desk.open('/admin/funnel');
  const before = await readSteps(desk);

  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/track')) sent.push(request.postData() ?? '');
  });
  await page.goto('/about');
  const banner = page.getByRole('region', { name: 'Mesure d’audience' });
  await banner.waitFor();
  expect(sent).toEqual([]);
  await banner.getByRole('button', { name: 'Accepter' }).click();
  await expect.poll(() => sent.join()).toContain('/about');
  await page.goto(`/products/${product.slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Voir le panier' }).click();
  const checkout = new CheckoutPage(page);
  await page.getByRole('button', { name: checkout.words.checkOut }).click();
  await page.getByRole('link', { name: 'Continuer en invité' }).click();
  const email = `compte-${Date.now().toString(36)}@example.org`;
  await checkout.giveContact(email);
  await checkout.giveAddress();
  await checkout.goToPayment();
  await checkout.pay();
  await checkout.expectPaid();
  expect(sent.join()).not.toContain(email);

  await expect(async () => {
    await desk.page.reload();
    await desk.settled();
    const after = await readSteps(desk);
    for (const step of STEPS) expect(after[step], step).toBeGreaterThan(before[step] ?? 0);
  }).toPass();
  const viewed = desk.page.getByRole('table', { name: 'Produits les plus vus' }).getByRole('row');
  await expect(viewed.filter({ hasText: product.name })).toContainText('4,50');
  await desk.expectSound('the way of visits');

  // The visits of one release of a remote.
  const release = desk.page.getByRole('combobox', { name: 'Version' });
  const name = await release
    .getByRole('option', { name: /^mf-catalog@/ })
    .first()
    .textContent();
  await release.selectOption(name);
  await expect(desk.page).toHaveURL(/release=mf-catalog/);
  await desk.settled();
  const ofOne = await readSteps(desk);
  expect(ofOne.Commandé).toBeGreaterThan(0);
  await workshop.close();
});

test('a visit without agreement is not counted', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/track')) sent.push(request.url());
  });
  await page.goto('/about');
  await page.getByRole('region', { name: 'Mesure d’audience' }).getByRole('button', { name: 'Refuser' }).click();
  await page.goto('/products/magnet-carre-5x5');
  await page.getByRole('main').getByRole('radio', { name: 'Quantité personnalisée' }).check();
  await page.goto('/checkout/guest');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(sent).toEqual([]);
});

/** How many visits reached each step, as the table says. */
async function readSteps(desk: DeskPage): Promise<Readonly<Record<string, number>>> {
  const table = desk.page.getByRole('table', { name: 'De la visite à la commande' });
  const counts = await Promise.all(
    STEPS.map(async (step) => {
      const row = table.getByRole('row').filter({ has: desk.page.getByRole('rowheader', { name: step }) });
      const text = await row.getByRole('cell').first().textContent();
      return [step, Number(text?.replaceAll(/\D/g, ''))] as const;
    }),
  );
  return Object.fromEntries(counts);
}
