import type { APIRequestContext } from '@playwright/test';
import { untilRendered } from '../first-view/until-rendered.ts';
import { accounts } from '../fixtures/accounts.ts';
import { apiUrl } from '../fixtures/addresses.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';

const PHONE = '02 40 11 22 33';
const HOST = 'Nuage de Loire, 1 rue du Ciel, 44000 Nantes';
const PAGES = ['/', '/contact', '/en/contact', '/local', '/legal/notice', '/en/legal/notice'];

test('what the settings say of the shop is on every page soon after it is saved, in both languages', async ({
  page,
  request,
}) => {
  test.slow();
  const restore = await rememberShop(request);
  const desk = new DeskPage(page);
  await desk.open('/admin/settings?tab=shop');
  for (const path of PAGES) await untilRendered(page, path);
  await page.getByLabel('Téléphone').fill(PHONE);
  await page.getByLabel('Hébergeur').fill(HOST);
  await page.getByRole('button', { name: 'Ajouter des heures, samedi' }).click();
  await page.getByLabel('samedi, ouverture').fill('09:30');
  await desk.button('Enregistrer').click();
  await expect(page.getByText('Réglages enregistrés')).toBeVisible();
  try {
    const html: Record<string, string> = {};
    for (const path of PAGES) {
      const read = async () => (html[path] = (await (await request.get(path)).text()).replaceAll('\u00a0', ' '));
      await expect.poll(read, { message: path, timeout: 3000, intervals: [100] }).toContain(`>${PHONE}<`);
      expect(html[path], path).toContain('href="tel:+33240112233"');
    }
    for (const path of ['/', '/contact', '/local']) expect(html[path], path).toContain('"telephone":"+33240112233"');
    expect(html['/contact']).toContain('Le samedi, 9 h 30 – 12 h');
    expect(html['/en/contact']).toContain('Saturday, 9.30 am – 12 pm');
    for (const path of ['/contact', '/local'])
      expect(html[path]).toContain('"dayOfWeek":["https://schema.org/Saturday"],"opens":"09:30","closes":"12:00"');
    for (const path of ['/legal/notice', '/en/legal/notice']) expect(html[path], path).toContain(HOST);
  } finally {
    await restore();
  }
});

/** All journeys share the settings, so the test restores them. */
async function rememberShop(request: APIRequestContext): Promise<() => Promise<void>> {
  const login = await request.post(`${apiUrl()}/api/auth/login`, { data: accounts.admin });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`${apiUrl()}/api/admin/settings`, { headers });
  const { settings } = (await answer.json()) as { settings: { shop: object } };
  return async () => {
    await request.put(`${apiUrl()}/api/admin/settings/shop`, { headers, data: { value: settings.shop } });
  };
}
