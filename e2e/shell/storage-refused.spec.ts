import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';

/** The Chromium setting "block all cookies". It also refuses storage, databases and locks. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

test('the shop works in a browser that blocks all storage', async ({ baseURL }, testInfo) => {
  const profile = testInfo.outputPath('profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(BLOCKED));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: BROWSER_ARGUMENTS,
    locale: 'fr-FR',
    baseURL: baseURL ?? '',
  });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/products');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Panier/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre panier est vide' })).toBeVisible();
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied');
    await page.goto('/photo-cropper');
    await expect(page.getByRole('heading', { level: 1, name: 'Outil de Recadrage Photo' })).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
});
