import { readFile } from 'node:fs/promises';
import { admin, openAccount } from '../account/account-api.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';

test('codes are generated together, and an anonymised user is removed and audited', async ({ page }) => {
  test.setTimeout(60_000);
  const stranger = await openAccount();
  const desk = new DeskPage(page);
  const rows = page.locator('tbody tr');
  const openUser = async (email: string) => {
    await desk.navigate(`/admin/users?q=${encodeURIComponent(email)}`);
    // The rows of the previous search stay until the new ones are loaded.
    await rows.filter({ hasText: email }).getByRole('button').click();
  };
  await desk.open('/admin/coupons');

  await test.step('twelve codes, in a file and in the list', async () => {
    const prefix = `D${Date.now().toString(36)}`.toUpperCase();
    await desk.button('Générer des codes').click();
    const fields = { Préfixe: prefix, 'Nombre de codes': '12' };
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      desk.fillDrawer(fields, 'Générer et télécharger'),
    ]);
    const codes = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
    expect(new Set(codes).size).toBe(12);
    await page.getByRole('searchbox').fill(prefix);
    await expect(rows).toHaveCount(12);
    await expect(page.getByRole('row', { name: codes[0] ?? '' })).toContainText('0 / 1');
  });

  await test.step('a customer is anonymised, which the log keeps', async () => {
    await openUser(stranger.email);
    await desk.button('Anonymiser').click();
    const question = page.getByRole('alertdialog', { name: /^Anonymiser/ });
    await question.getByRole('button', { name: 'Anonymiser' }).click();
    await expect(desk.dialog).toHaveCount(0);
    await expect(rows).toHaveCount(0);
    await desk.navigate('/admin/audit?entity=user');
    const auditRow = page.getByRole('row', { name: /Anonymisation/ }).first();
    await expect(auditRow).toContainText(admin.email);
  });
});
