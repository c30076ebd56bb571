import { logIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test('the account page shows the points that a fragment contributes', async ({ page }) => {
  await logIn(page, 'customer');
  await page.goto('/account');
  const tile = page.locator('[data-slot=account-home]').getByRole('region', { name: 'Points disponibles' });
  await tile.getByRole('link', { name: 'Voir mes récompenses' }).click();
  await expect(page).toHaveURL(/\/loyalty$/);
});
