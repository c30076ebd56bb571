import { mkdir, realpath, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { intendToUse } from '../fixtures/intention.ts';
import { proveRemote, repository, runIn } from './remote/prove-remote.ts';
import { openStagedShop } from './shop/staged-shop.ts';

/**
 * Follows docs/upgrades.md: remotes that were built with the React of the minor and of the patch before run in the
 * present shell, in the browser and from the server.
 */
const PROOF = 'remotes built with an older minor and patch of React run in a shell with a newer one';
const BUILT: readonly Older[] = [
  { react: '19.2.9', scheduler: '0.27.0', remotes: ['mf-catalog', 'mf-account'] },
  { react: '19.3.0', scheduler: '0.28.0', remotes: ['mf-cart-checkout', 'mf-customizer'] },
];

interface Older {
  readonly react: string;
  readonly scheduler: string;
  readonly remotes: readonly string[];
}

await proveRemote(PROOF, async (folder) => {
  const builds = await buildAll(folder);
  const { shop, stage } = await openStagedShop();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
  try {
    for (const [name, dist] of builds) console.log(await stage.command('release', name, '--dist', dist));
    await stage.untilFollowed();
    await visit(stage.siteUrl, browser);
  } finally {
    await browser.close();
    await stage.close();
    await shop.end();
  }
});

/** From the last commit, with another React in its `node_modules`. Returns the build folders by remote. */
async function buildAll(folder: string): Promise<Map<string, string>> {
  const builds = new Map<string, string>();
  for (const older of BUILT) {
    const copy = join(folder, older.react);
    await runIn(repository, 'git', 'clone', '--quiet', '--no-hardlinks', repository, copy);
    await symlink(join(repository, '.toolchain'), join(copy, '.toolchain'));
    await runIn(copy, 'npm', 'run', 'toolchain', '--', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
    await installOlder(copy, older);
    for (const name of older.remotes) {
      await runIn(copy, 'npm', 'run', 'build', '--', name);
      builds.set(name, join(copy, name, 'dist'));
    }
  }
  return builds;
}

/** Each package of the copy links to the same folder of React, so one folder for each of the three is enough. */
async function installOlder(copy: string, { react, scheduler }: Older): Promise<void> {
  const dom = await realpath(join(copy, 'shell/node_modules/react-dom'));
  const folders = {
    [`react@${react}`]: await realpath(join(copy, 'shell/node_modules/react')),
    [`react-dom@${react}`]: dom,
    [`scheduler@${scheduler}`]: await realpath(join(dirname(dom), 'scheduler')),
  };
  for (const [label, place] of Object.entries(folders)) {
    await rm(place, { recursive: true });
    await mkdir(place);
    await runIn(copy, 'npm', 'pack', label, '--silent');
    await runIn(place, 'tar', '-xzf', join(copy, `${label.replace('@', '-')}.tgz`), '--strip-components=1');
  }
}

async function visit(site: string, browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: site, locale: 'fr-FR', serviceWorkers: 'block' });
  await intendToUse(context);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    const text = message.text();
    if (/error|warning/.test(message.type()) && !text.startsWith('Service Worker')) problems.push(text);
  });
  expect(await (await fetch(`${site}/products/magnet-carre-5x5`)).text()).toContain('<h1');
  await page.goto('/products/magnet-carre-5x5');
  await heading(page, 'mf-catalog');
  for (const [path, remote] of [
    ['/cart', 'mf-cart-checkout'],
    ['/photo-cropper', 'mf-customizer'],
    ['/auth/login', 'mf-account'],
    ['/en/products', 'mf-catalog'],
  ] as const) {
    await page.goto(path);
    await heading(page, remote);
  }
  await page.goto('/orders/track');
  await page.getByRole('textbox').first().fill('client@example.com');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Panier/ })
    .first()
    .click();
  await heading(page, 'mf-cart-checkout');
  expect(problems).toEqual([]);
  await context.close();
}

async function heading(page: Page, remote: string): Promise<void> {
  await expect(page.locator(`main [data-remote="${remote}"]:not([hidden]) h1`).first()).toBeVisible();
}
