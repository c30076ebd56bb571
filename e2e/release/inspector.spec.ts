import { expect, test } from '../fixtures/test.ts';

const OWN_FILES = /\/remotes\/mf-inspector\/|\/_edge\/inspector/;

test('the inspector costs no byte until it is asked for, and then outlines the remotes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (OWN_FILES.test(request.url())) asked.push(request.url());
  });
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.content()).not.toContain('mf-inspector');
  expect(asked).toEqual([]);

  await page.goto('/products?inspect');
  const panel = page.getByRole('complementary', { name: 'Inspecteur' });
  await expect(panel.getByRole('combobox', { name: 'Version de mf-catalog' })).toBeVisible();
  await expect(panel.getByText('locale:changed')).toBeVisible();
  await expect(page.getByText(/^mf-catalog \S+ Catalogue/).first()).toBeAttached();
  expect(asked.length).toBeGreaterThan(0);

  await page.keyboard.press('Alt+KeyI');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Alt+KeyI');
  await panel.getByRole('link', { name: 'Fermer l’inspecteur' }).click();
  await expect(panel).toBeHidden();
  expect(await page.content()).not.toContain('mf-inspector');
});
