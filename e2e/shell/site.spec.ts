import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expectSound } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { untilAlive } from '../pages/taken-over.ts';

test.use({ serviceWorkers: 'allow' });

test('the language switch keeps page, query and place, and is remembered', main(), async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.open('/products?search=magnet');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English/ })
    .click();
  await expect(page).toHaveURL(/\/en\/products\?search=magnet$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/about');
  await expect(page).toHaveURL(/\/en\/about$/);
});

test.describe('a first visit', () => {
  test.use({ locale: 'en-GB' });
  test('follows the browser’s language', async ({ page }) => {
    await page.goto('/about?a=1');
    await expect(page).toHaveURL(/\/en\/about\?a=1$/);
  });
});

test(
  'navigation starts at the top with the focus on the title; going back returns to the place',
  main(),
  async ({ page }) => {
    const shell = new ShellPage(page);
    await shell.open('/legal/terms');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const left = await page.evaluate(() => window.scrollY);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate((y) => window.scrollTo(0, y), left);
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, left);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Confidentialité' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(shell.title).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(shell.title).toHaveText(/Conditions/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 50);
  },
);

test('the focus goes to the title of a page of another remote, too', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.open('/about');
  for (const path of ['/photo-cropper', '/local', '/cart', '/about']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(shell.title).toBeFocused();
  }
});

test('a change of page that is overtaken before it is seen is no fault', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const overtaken = start(change);
      start();
      return overtaken;
    };
  });
  const shell = new ShellPage(page);
  await shell.open('/about');
  await page.locator('a[href="/photo-cropper"]').first().click();
  await expect(shell.title).toBeFocused();
  await expect(page).toHaveURL(/\/photo-cropper$/);
});

test('a press while a change of page is drawn reaches the control under it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const shell = new ShellPage(page);
  await shell.open('/about');
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(*) { animation-duration: 60s }');
    document.adoptedStyleSheets.push(slow);
  });
  await page.locator('a[href="/photo-cropper"]').first().click();
  await expect(shell.title).toBeFocused();
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  const confirm = page.getByRole('button', { name: 'Confirmer la taille' });
  const place = await confirm.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
  await expect(confirm).toBeHidden();
});

test('the choice about cookies is kept, and can be made again from the footer', async ({ page }) => {
  await page.goto('/about');
  const banner = page.getByRole('region', { name: 'Mesure d’audience' });
  await banner.getByRole('button', { name: 'Refuser' }).click();
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('false');
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await expect(banner).toBeVisible();
});

test('views are counted after consent only', async ({ page }) => {
  const tracked: string[] = [];
  const steps: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/track') && tracked.push(request.postData() ?? ''));
  page.on('request', (request) => request.url().endsWith('/api/track/step') && steps.push(request.postData() ?? ''));
  const shell = new ShellPage(page);
  await shell.open('/about');
  // The view of a page is reported once its remote runs.
  await untilAlive(shell.title);
  expect([...tracked, ...steps]).toEqual([]);
  await page.getByRole('button', { name: 'Accepter' }).click();
  await expect.poll(() => tracked).toEqual(['{"kind":"page","subject":"/about"}']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nous écrire' }).click();
  await expect.poll(() => tracked.slice(1)).toEqual(['{"kind":"page","subject":"/contact"}']);
  expect(steps).toEqual([
    expect.stringMatching(/^\{"step":"visit","releases":\{"site":"[^"]+",.*"mf-catalog":"0[^"]+"/),
  ]);
  await page.goto('/products/magnet-carre-5x5');
  await expect
    .poll(() => tracked.find((body) => body.startsWith('{"kind":"product"')) ?? '')
    .toMatch(/^\{"kind":"product",.*"product":\{"name":"[^"]+","price":4\.5,"category":"/);
});

test('a logout reaches the other tabs', async ({ page, context }) => {
  await logIn(page, 'customer');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/account$/);
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other).toHaveURL(/\/account$/);
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByText('Compte', { exact: true })
    .or(page.getByRole('banner').getByLabel('Compte'))
    .first()
    .click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(other).toHaveURL(/\/auth\/login\?redirect=%2Faccount$/);
  expect(await other.evaluate(() => localStorage.getItem('user-token'))).toBeNull();
});

test('the site cannot be framed', async ({ page, problems }) => {
  // The refused frame has no origin, so the browser does not deliver its report to this machine.
  problems.allow(/frame-ancestors|\/about net::ERR_BLOCKED_BY_RESPONSE|\/_edge\/violations/);
  await page.route('**/framing.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/about"></iframe>' }),
  );
  await page.goto('/framing.html');
  await expect.poll(() => page.frames().length).toBe(2);
  expect(await page.frames()[1]?.locator('[data-layout], #root').count()).toBe(0);
});

test(
  'offline, the cart opens and a photo is cropped without an earlier visit, with a notice for unsaved photos',
  main(),
  async ({ page, context, problems }) => {
    test.setTimeout(90_000);
    problems.allow(/INTERNET_DISCONNECTED|Failed to load|\[remote\]|ERR_FAILED/);
    const shell = new ShellPage(page);
    await shell.open('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForFunction(async () => (await caches.match('/en/cart')) !== undefined);
    await context.setOffline(true);
    await expect(page.getByText('Vous êtes hors ligne. Votre panier')).toBeVisible();
    for (const path of ['/cart', '/photo-cropper', '/en/cart']) {
      await page.goto(path);
      await expect(shell.title).toBeVisible();
    }
    for (const [path, words] of [
      ['/about', 'Vous êtes hors ligne'],
      ['/en/about', 'You are offline'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('alert').getByText(words)).toBeVisible();
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 780 });
        await expectSound(page, `${path} offline at ${width} px`);
      }
    }
    const cropper = new CropperPage(page);
    await cropper.openFreeTool();
    await cropper.add('13-ourson-carre.jpg');
    await cropper.shown('13-ourson-carre.jpg');
    await cropper.validateAll();
    await cropper.download(/Télécharger le PNG/);
    await context.setOffline(false);
  },
);

test('a new version of the shop waits until the visitor reloads', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.open('/about');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/);
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?next')));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Recharger' }).click();
  await reloaded;
  await expect(shell.title).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\?next$/);
});
