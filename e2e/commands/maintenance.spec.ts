import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePorts, ShopProcess } from './shop-process.ts';

test.setTimeout(180_000);

test('an administrator closes the shop for works: open pages learn of it, and of its opening', async ({ browser }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aimante-maintenance-'));
  await chmod(dataDir, 0o755);
  const ports = await freePorts();
  const shop = new ShopProcess(dataDir, ports);
  try {
    await shop.ready();
    const site = `http://localhost:${ports.site}`;
    const api = `http://localhost:${ports.api}`;
    const context = await browser.newContext({ locale: 'fr-FR' });
    const page = await context.newPage();
    await page.goto(`${site}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const login = await context.request.post(`${api}/api/auth/login`, {
      data: { email: 'admin@aimante.test', password: 'Demo-Admin-2026' },
    });
    const { token } = (await login.json()) as { token: string };
    const setMaintenance = async (enabled: boolean) => {
      const answer = await context.request.put(`${api}/api/admin/maintenance`, {
        headers: { authorization: `Bearer ${token}` },
        data: { enabled },
      });
      expect(answer.ok()).toBe(true);
    };

    await setMaintenance(true);
    await expect(page.getByRole('heading', { name: 'Site en maintenance' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Site under maintenance' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user-locale'))).toBe('en');
    await page.goto(`${site}/auth/login`);
    await expect(page.getByRole('textbox').first()).toBeVisible();

    await page.goto(`${site}/en/products`);
    await expect(page.getByRole('heading', { name: 'Site under maintenance' })).toBeVisible();
    await setMaintenance(false);
    await expect(page.getByRole('heading', { name: 'Our magnets' })).toBeVisible({ timeout: 15_000 });
  } finally {
    await shop.end();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
});
