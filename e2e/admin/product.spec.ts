import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { photo } from '../pages/cropper-page.ts';
import { DeskPage } from './desk-page.ts';

test('a product with variants, a bundle and pictures is created and appears in the shop', main(), async ({ page }) => {
  const mark = Date.now().toString(36);
  const name = `Magnet d’essai ${mark}`;
  const desk = new DeskPage(page);
  test.setTimeout(60_000);
  await desk.open('/admin/products/new');

  await test.step('its texts, price and size', async () => {
    const panel = page.getByRole('tabpanel');
    await panel.getByLabel('Nom', { exact: true }).fill(name);
    await panel.getByLabel('Description courte').fill('Un magnet né dans un essai.');
    await page.getByLabel('Prix TTC').fill('5,40');
    await page.getByRole('tab', { name: 'Impression' }).click();
    await page.getByLabel('Largeur du magnet').fill('60');
    await page.getByLabel('Hauteur du magnet').fill('40');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}/);
    await expect(desk.title).toHaveText(name);
  });

  await test.step('two variants out of the options of a new group', async () => {
    await page.getByRole('tab', { name: 'Variantes' }).click();
    for (const value of ['Mat', 'Brillant']) {
      await desk.button('Ajouter une option').click();
      await desk.fillDrawer({ 'Groupe en français': `Finition ${mark}`, 'Valeur en français': value }, 'Enregistrer');
      await page
        .getByRole('group', { name: `Finition ${mark}` })
        .getByRole('button', { name: value })
        .click();
    }
    await desk.button('Créer 2 variantes').click();
    await desk.button(/-Brillant$/).click();
    await desk.fillDrawer({ Prix: '6,50', Stock: '12' }, 'Enregistrer');
    await expect(page.getByRole('row', { name: /Brillant/ })).toContainText('6,50');
  });

  await test.step('a bundle', async () => {
    await page.getByRole('tab', { name: 'Lots' }).click();
    await desk.button('Ajouter un lot').click();
    await desk.fillDrawer(
      { 'Nom en français': 'Lot de 4', Quantité: '4', 'Prix par magnet': '4,50', Stock: '20' },
      'Enregistrer',
    );
    await expect(page.getByRole('row', { name: /Lot de 4/ })).toContainText('18,00');
  });

  await test.step('pictures, put in another order and described', async () => {
    await page.getByRole('tab', { name: 'Médias' }).click();
    const pictures = page.getByRole('listitem').filter({ has: page.locator('img') });
    await page
      .locator('input[type=file]')
      .setInputFiles([photo('06-trop-petite-300x200.jpg'), photo('04-logo-transparent.png')]);
    await expect(pictures).toHaveCount(2, { timeout: 20_000 });
    const first = await pictures.first().locator('img').getAttribute('src');
    await page.getByRole('button', { name: 'Reculer l’image 1' }).click();
    await expect(pictures.last().locator('img')).toHaveAttribute('src', String(first));
    await page.getByLabel('Ce que montre l’image 1').fill('Un logo sur un frigo');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Description enregistrée')).toBeVisible();
  });

  await test.step('stock, with a reason', async () => {
    await desk.button('Mouvement de stock…').click();
    await desk.fillDrawer({ Quantité: '30', Motif: 'restock' }, 'Enregistrer');
    await expect(page.getByRole('definition').filter({ hasText: /^30$/ })).toBeVisible();
  });

  await test.step('shown once it is ready, as the shop shows it', async () => {
    await page.getByRole('switch', { name: 'Visible en boutique' }).click();
    await desk.button('Enregistrer').click();
    await expect(page.getByText('Produit enregistré').last()).toBeVisible();
    const preview = await page.getByRole('link', { name: 'Aperçu' }).getAttribute('href');
    // The edge hears of it a moment later, and renders its first page of the product.
    const isShown = async () => (await page.request.get(String(preview))).ok();
    await expect.poll(isShown, { intervals: [100] }).toBe(true);
    await page.goto(String(preview));
    await expect(desk.title).toHaveText(name);
    const main = page.getByRole('main');
    await expect(main.getByRole('radio', { name: /Lot de 4/ })).toBeVisible();
    await expect(main.getByRole('img', { name: 'Un logo sur un frigo' }).first()).toBeVisible();
    await main.getByRole('radio', { name: 'Brillant' }).check();
    await expect(main).toContainText('18,00');
  });
});
