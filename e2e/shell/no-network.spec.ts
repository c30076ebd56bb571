import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';

test('a first visit shows a lost network, and continues when it is back', async ({ page, context, problems }) => {
  problems.allow(/INTERNET_DISCONNECTED|Failed to load|Failed to fetch|ChunkLoadError|\[remote\]/);
  const shell = new ShellPage(page);
  await shell.open('/about');
  await page.evaluate(() => document.body.setAttribute('data-first-document', ''));
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors ligne. Votre panier')).toBeVisible();
  await expect(shell.title).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.locator('a[href="/local"]:visible').first().click();
  await expect(page.getByRole('main').getByRole('alert').getByText('Vous êtes hors ligne')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Vous êtes hors ligne')).toHaveCount(0);
  await expect(shell.title).toHaveText(/march/i);
  await expect(page.locator('body[data-first-document]')).toBeAttached();
});
