import { beginToUse } from '../fixtures/intention.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { untilTakenOver } from '../pages/taken-over.ts';

test(
  'a first visit shows a lost network, and continues when it is back',
  main(),
  async ({ page, context, problems }) => {
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
  },
);

test(
  'a page without its own scripts stays as the server sent it, and continues when they arrive',
  main(),
  async ({ page, context, problems }) => {
    problems.allow(/mf-catalog|ChunkLoadError|ERR_FAILED/);
    const scripts = '**/remotes/mf-catalog/**/*.js';
    await context.route(scripts, (route) => route.abort());
    await page.goto('/contact');
    await untilTakenOver(page);
    await page.getByLabel('Nom').fill('Manon Roussel');
    const notice = page.getByText('Il manque une partie de cette page');
    await expect(notice).toBeVisible({ timeout: 15_000 });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Contact');
    await context.unroute(scripts);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('main').locator('form')).toHaveJSProperty('noValidate', true);
    await expect(page.getByLabel('Nom')).toHaveValue('Manon Roussel');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByText('Indiquez votre adresse e-mail.')).toBeVisible();
  },
);

test('a page without one of its files keeps what was typed, and continues when it arrives', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/mf-catalog|ChunkLoadError|ERR_FAILED/);
  const file = '**/remotes/mf-catalog/**/page-place.*.js';
  await context.route(file, (route) => route.abort());
  await page.goto('/contact');
  await untilTakenOver(page);
  await page.getByLabel('Nom').fill('Manon Roussel');
  const notice = page.getByText('Il manque une partie de cette page');
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await context.unroute(file);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('main').locator('form')).toHaveJSProperty('noValidate', true);
  await expect(page.getByLabel('Nom')).toHaveValue('Manon Roussel');
});

test('a page without the texts of the site says so, and continues when they arrive', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/remotes\/shell|ERR_FAILED|was preloaded/);
  const texts = '**/remotes/shell/**/locale-fr.*.js';
  await context.route(texts, (route) => route.abort());
  await page.goto('/contact');
  await beginToUse(page);
  const notice = page.getByText('une partie de cette page ne marche pas encore');
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await context.unroute(texts);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await untilTakenOver(page);
  await expect(notice).toHaveCount(0);
});
