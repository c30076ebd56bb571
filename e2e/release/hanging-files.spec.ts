import type { BrowserContext } from '@playwright/test';
import { untilTakenOver } from '../pages/taken-over.ts';
import { expect, test } from './stage/test.ts';

test.describe.configure({ mode: 'default', timeout: 60_000 });

/** No file of a release comes. A connection stays free for pages, as with HTTP/2. */
const hang = (context: BrowserContext, files: string) => context.route(files, () => new Promise(() => undefined));

test('a page with files that all hang can be read, its links work, and a notice appears within eight seconds', async ({
  page,
  context,
}) => {
  await hang(context, '**/remotes/**');
  await page.goto('/products', { waitUntil: 'commit' });
  const notice = page.locator('#late-start');
  await page.getByRole('main').getByRole('button').first().hover();
  await expect(notice).toBeVisible({ timeout: 8000 });
  // A browser that waits for a stylesheet takes no screenshot. Playwright's own would wait for the fonts.
  const session = await context.newCDPSession(page);
  const picture = session.send('Page.captureScreenshot').then(({ data }) => data.length);
  await expect.poll(() => Promise.race([picture, Promise.resolve(0)]), { timeout: 5000 }).toBeGreaterThan(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL('**/contact', { waitUntil: 'commit' });
});

test('a next page with files that all hang keeps the page before, and says so within eight seconds', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/mf-account/);
  await page.goto('/cart');
  await untilTakenOver(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await hang(context, '**/remotes/mf-account/**');
  await page.evaluate(() => {
    history.pushState(null, '', '/auth/login');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByRole('main')).toContainText('Votre panier');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 8500 });
});
