import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectSound } from '../fixtures/sound-page.ts';
import { freePorts, ShopProcess } from './shop-process.ts';

test.setTimeout(180_000);

let dataDir: string;
let shop: ShopProcess;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aimante-maintenance-'));
  await chmod(dataDir, 0o755);
  shop = new ShopProcess(dataDir, await freePorts());
  await shop.ready();
});

test.afterEach(async () => {
  await shop.end();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

test('an administrator closes the shop for works and opens it again, and open pages learn of it', async ({
  browser,
}) => {
  const baseURL = `http://localhost:${shop.ports.site}`;
  const visitor = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  const administrator = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  const closed = visitor.getByRole('heading', { name: 'Site en maintenance' });
  await visitor.goto('/about');
  await logIn(administrator);

  await switchMaintenance(administrator, true);
  await expect(closed).toBeVisible({ timeout: 15_000 });
  await expect(visitor.getByRole('banner')).toHaveCount(0);
  const answer = await visitor.goto('/products');
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBe('300');
  await expect(closed).toBeVisible();
  await expectSound(visitor, 'maintenance');
  await visitor.getByRole('link', { name: 'English' }).click();
  await expect(visitor.getByRole('heading', { name: 'Site under maintenance' })).toBeVisible();
  await expectSound(visitor, 'maintenance in English');

  expect((await administrator.reload())?.status()).toBe(200);
  await visitor.goto('/en/auth/login');
  await expect(visitor.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await visitor.goto('/en/products');
  await switchMaintenance(administrator, false);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Our magnets' })).toBeVisible({ timeout: 15_000 });
  expect((await visitor.reload())?.status()).toBe(200);
});

async function logIn(page: Page): Promise<void> {
  expect((await page.goto('/auth/login'))?.status()).toBe(200);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@aimante.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo-Admin-2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/login'));
}

async function switchMaintenance(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/admin/settings');
  await page.getByRole('switch', { name: 'Boutique fermée pour maintenance' }).setChecked(isOn);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Réglages enregistrés')).toBeVisible();
}
