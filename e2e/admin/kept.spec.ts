import { admin, callApiAs } from '../account/account-api.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { makeProduct } from './made-product.ts';

test('a saved view is kept on the server: copied from the browser, renamed, shared, deleted', async ({ page }) => {
  const name = `Vue ${Date.now().toString(36)}`;
  const desk = new DeskPage(page);
  await page.addInitScript((kept) => {
    if (localStorage.getItem('was-here')) return;
    localStorage.setItem('was-here', '1');
    localStorage.setItem('aimante-admin-views-products', JSON.stringify([{ name: kept, search: 'featured=true' }]));
  }, name);
  await desk.open('/admin/products');
  const tabs = page.getByRole('navigation', { name: 'Vues' });
  await tabs.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/featured=true/);
  expect(await page.evaluate(() => localStorage.getItem('aimante-admin-views-products'))).toBe('[]');

  await page.getByRole('button', { name: `Modifier la vue ${name}` }).click();
  await desk.dialog.getByLabel('Nom de la vue').fill(`${name} bis`);
  await desk.dialog.getByLabel('Partager avec l’équipe').check();
  await desk.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(tabs.getByRole('link', { name: `${name} bis` })).toBeVisible();
  const other = await callApiAs(admin);
  const views = (await (await other.get('/api/admin/list-views?list=products')).json()) as { name: string }[];
  expect(views).toContainEqual(
    expect.objectContaining({ name: `${name} bis`, isShared: true, search: 'featured=true' }),
  );

  await page.getByRole('button', { name: `Modifier la vue ${name} bis` }).click();
  await desk.dialog.getByRole('button', { name: 'Supprimer la vue' }).click();
  await desk.question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(tabs.getByRole('link', { name: `${name} bis` })).toHaveCount(0);
  await other.dispose();
});

test('a deleted product is found and restored, under a free address if its own is taken', async ({
  page,
  problems,
}) => {
  problems.allowAnswer(409, '/api/admin/products/');
  const other = await callApiAs(admin);
  const name = `Magnet revenant ${Date.now().toString(36)}`;
  const product = await makeProduct(other, name);
  await other.delete(`/api/products/${product.id}`);
  const successor = await makeProduct(other, name);
  expect(successor.slug).toBe(product.slug);

  const desk = new DeskPage(page);
  await desk.open(`/admin/products?deleted=true&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name, exact: true }).click();
  await desk.dialog.getByRole('button', { name: 'Restaurer' }).click();
  await expect(desk.dialog.getByText('Un autre produit a pris l’adresse')).toBeVisible();
  await expect(desk.dialog.getByLabel('Adresse de la page', { exact: true })).toHaveValue(`${product.slug}-2`);
  await desk.dialog.getByRole('button', { name: 'Restaurer' }).click();
  await expect(desk.dialog).toHaveCount(0);
  const restored: unknown = await (await other.get(`/api/admin/products/${product.id}`)).json();
  expect(restored).toMatchObject({ slug: `${product.slug}-2`, isVisible: false });
  await other.dispose();
});

test('the address of a thing that does not exist is a not-found with a way back', async ({ page, problems }) => {
  problems.allowAnswer(400, '/api/');
  const desk = new DeskPage(page);
  await desk.open('/admin/orders/abc');
  await expect(page.getByText('Cette page n’existe pas')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Toutes les commandes' }).last().click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
});
