import { gzipSync } from 'node:zlib';
import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { serialScriptHops, watchFirstView } from './script-hops.ts';

const MAX_SCRIPT_HOPS = 3;
/** The entry of the back office names the most chunks. */
const MAX_ENTRY_BYTES = 9500;

const pages = [
  { path: '/', remote: 'mf-catalog' },
  { path: '/products', remote: 'mf-catalog' },
  { path: '/photo-cropper', remote: 'mf-customizer' },
  { path: '/cart', remote: 'mf-cart-checkout' },
  { path: '/auth/login', remote: 'mf-account' },
  { path: '/admin', remote: 'mf-admin' },
];

test.describe('the first view', () => {
  // The pieces of the header load when the visitor comes near them, and are no part of it.
  test.use({ readsOnly: true });

  for (const { path, remote } of pages) {
    test(
      `${path} loads from a release of ${remote}, without a manifest and within ${MAX_SCRIPT_HOPS} script hops`,
      main(),
      async ({ page }) => {
        const requested: string[] = [];
        page.on('request', (request) => requested.push(new URL(request.url()).pathname));
        if (path === '/admin') await logIn(page, 'admin');

        const shell = new ShellPage(page);
        await watchFirstView(page);
        const [document] = await Promise.all([
          page.waitForResponse((response) => response.request().isNavigationRequest()),
          shell.open(path),
        ]);

        await expect(shell.remoteBox).toHaveAttribute('data-remote', remote);
        const release = (await shell.releaseSet()).remotes.find(({ name }) => name === remote);
        await expect(shell.remoteBox).toHaveAttribute('data-version', release?.version ?? 'released');
        expect(requested).toContain(`${release?.base}${release?.entry}`);
        expect(requested.filter((file) => /manifest[^/]*\.json$/.test(file))).toEqual([]);
        const html = await document.text();
        expect(await serialScriptHops(page, html, remote)).toBeLessThanOrEqual(MAX_SCRIPT_HOPS);
      },
    );
  }
});

test('a visitor walks from remote to remote and back without a reload', main(), async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.open('/');
  await page.evaluate(() => document.body.setAttribute('data-first-document', ''));

  await shell.navigation.getByRole('link', { name: 'Nos magnets' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(shell.title).toHaveText('Nos magnets');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Outil de recadrage' }).click();
  await expect(page).toHaveURL(/\/photo-cropper$/);
  await expect(shell.remoteBox).toHaveAttribute('data-remote', 'mf-customizer');

  await page.goBack();
  await expect(shell.remoteBox).toHaveAttribute('data-remote', 'mf-catalog');
  await expect(shell.title).toHaveText('Nos magnets');
  await expect(page.locator('body')).toHaveAttribute('data-first-document');
});

test('going back during a view transition shows the previous page', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.open('/products');
  // Simulates a busy phone: the next page is rendered long after the visitor has gone back.
  const faded = page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    return new Promise<void>((done) => {
      document.startViewTransition = (change) => {
        const turned = new Promise((long) => addEventListener('popstate', () => setTimeout(long, 300), { once: true }));
        const transition = begin(() => turned.then(typeof change === 'function' ? change : undefined));
        void transition.finished.then(() => done());
        history.back();
        return transition;
      };
    });
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Panier/ })
    .click();
  await faded;
  await expect(page).toHaveURL(/\/products$/);
  await expect(shell.title).toHaveText('Nos magnets');
});

test(
  `the entry of every remote weighs ${MAX_ENTRY_BYTES} bytes at most, compressed`,
  main(),
  async ({ page, request }) => {
    const shell = new ShellPage(page);
    await shell.open('/');
    const { remotes } = await shell.releaseSet();
    const weights = await Promise.all(
      remotes.map(async ({ name, base, entry }) => {
        const answer = await request.get(`${base}${entry}`);
        return { name, bytes: gzipSync(await answer.body(), { level: 9 }).length };
      }),
    );
    expect(weights).toHaveLength(5);
    expect(weights.filter(({ bytes }) => bytes > MAX_ENTRY_BYTES)).toEqual([]);
  },
);
