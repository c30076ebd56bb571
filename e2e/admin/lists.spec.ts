import { readFile } from 'node:fs/promises';
import { admin, callApiAs } from '../account/account-api.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { makeProduct } from './made-product.ts';

test('a list is narrowed, shared, kept as a view, walked by keys and exported', main(), async ({ page, context }) => {
  test.setTimeout(60_000);
  const api = await callApiAs(admin);
  const mark = `liste ${Date.now().toString(36)}`;
  for (const name of ['Alpha', 'Bêta; le « second »', 'Gamma']) await makeProduct(api, `${name} ${mark}`);
  const desk = new DeskPage(page);
  const rows = page.locator('tbody tr');
  const search = page.getByRole('searchbox', { name: 'Nom, description' });
  await desk.open('/admin/products');

  await test.step('the address has its filters: for a reload, for a colleague, for Back', async () => {
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type(mark);
    await expect(rows).toHaveCount(3);
    await page.locator('summary', { hasText: 'Filtrer' }).click();
    await page.getByRole('combobox', { name: 'Boutique' }).selectOption('true');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/visible=true/);
    await page.reload();
    await expect(rows).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Retirer le filtre Boutique Oui' })).toBeVisible();
    const colleague = await context.newPage();
    await colleague.goto(page.url());
    await expect(colleague.locator('tbody tr')).toHaveCount(3);
    await colleague.close();
    await page.getByRole('link', { name: `Gamma ${mark}` }).click();
    await expect(desk.title).toHaveText(`Gamma ${mark}`);
    await page.goBack();
    await expect(rows).toHaveCount(3);
    await expect(search).toHaveValue(mark);
  });

  await test.step('kept as a view, and with the columns that one wants', async () => {
    await desk.button('Enregistrer la vue').click();
    await desk.dialog.getByLabel('Nom de la vue').fill('Mes visibles');
    await desk.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('link', { name: 'Tous', exact: true }).click();
    await expect(page).not.toHaveURL(/visible=true/);
    await page.locator('summary', { hasText: 'Colonnes' }).click();
    await page.getByRole('checkbox', { name: 'Stock', exact: true }).uncheck();
    await page.reload();
    await page.getByRole('link', { name: 'Mes visibles' }).click();
    await expect(rows).toHaveCount(3);
    await expect(page.getByRole('columnheader', { name: 'Prix' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Stock' })).toHaveCount(0);
  });

  await test.step('exported: every row of the filter, with every column', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), desk.button('Exporter').click()]);
    expect(download.suggestedFilename()).toBe('Produits.csv');
    const file = await readFile(await download.path(), 'utf8');
    expect(file.startsWith('\uFEFFProduit;Prix;Stock;')).toBe(true);
    const lines = file.trimEnd().split('\r\n').slice(1).sort();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(new RegExp(`^"Bêta; le « second » ${mark}";4,50;0;`));
  });

  await test.step('J and K go through the rows, X selects, E opens', async () => {
    for (const key of ['j', 'j', 'k', 'x']) await page.keyboard.press(key);
    const first = rows.first();
    await expect(first.getByRole('checkbox')).toBeChecked();
    const name = String(await first.getByRole('link').textContent());
    await page.keyboard.press('e');
    await expect(desk.title).toHaveText(name);
  });
  await api.dispose();
});

test('a bulk action names the rows that were refused; the palette finds an action by a few letters', async ({
  page,
  problems,
}) => {
  test.setTimeout(60_000);
  problems.allowAnswer(409, '/api/products/');
  const api = await callApiAs(admin);
  const mark = Date.now().toString(36);
  const first = await makeProduct(api, `Magnet un ${mark}`);
  await makeProduct(api, `Magnet deux ${mark}`);
  const desk = new DeskPage(page);
  await desk.open(`/admin/products?q=${mark}`);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  const changed = await api.put(`/api/products/${first.id}`, {
    data: { version: first.version, description: 'Neuf.' },
  });
  expect(changed.ok()).toBe(true);
  await desk.button('Masquer').click();
  const report = page
    .locator('section, aside, div')
    .filter({ hasText: /^1 fait\.\s*1 refusé/ })
    .last();
  await expect(report).toContainText(`Magnet un ${mark}`);
  await expect(page.getByRole('row', { name: `Magnet deux ${mark}` })).toContainText('Masqué');
  await expect(page.getByRole('row', { name: `Magnet un ${mark}` })).toContainText('Visible');

  await test.step('one row has a menu of its own, and what it did can be taken back', async () => {
    const row = page.getByRole('row', { name: `Magnet deux ${mark}` });
    await desk.button(`Actions sur Magnet deux ${mark}`).click();
    await page.getByRole('menuitem', { name: 'Afficher' }).click();
    await expect(row).toContainText('Visible');
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click();
    await expect(row).toContainText('Masqué');
  });

  await test.step('the bell lists the open items, and links them', async () => {
    await desk.button(/^À traiter/).click();
    await page.getByRole('menuitem', { name: /ruptures?$/ }).click();
    await expect(page).toHaveURL(/stockBelow=1/);
  });

  await page.keyboard.press('Control+k');
  await expect(desk.dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(`deux ${mark}`);
  await expect(desk.dialog.getByRole('option', { name: `Magnet deux ${mark}` })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(desk.title).toHaveText(`Magnet deux ${mark}`);
  await api.dispose();
});
