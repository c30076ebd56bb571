import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../fixtures/browser.ts';
import { type OwnShop, openOwnShop } from '../shop/own-shop.ts';

const execute = promisify(execFile);

export const repository = dirname(dirname(dirname(import.meta.dirname)));

type Steps = (folder: string) => Promise<void>;

/** Runs a proof that writes a remote into the folder, reports the result, and deletes the folder. */
export async function proveRemote(proof: string, steps: Steps): Promise<void> {
  await proveInFolder(proof, steps);
  process.disconnect?.();
}

/** One proof of several of a program, in a folder of its own. */
export async function proveInFolder(proof: string, steps: Steps): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
  const lost = await steps(folder).then(
    () => 0,
    (error: unknown) => {
      console.log(error);
      return 1;
    },
  );
  process.send?.({ type: 'proof', proof, tried: 1, lost });
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}

/** Runs a command in a folder, and prints its last line. A command that fails throws all that it wrote. */
export async function runIn(cwd: string, program: string, ...args: readonly string[]): Promise<void> {
  const { stdout } = await execute(program, args, {
    cwd,
    env: { ...process.env, CI: 'true' },
    maxBuffer: 1e8,
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
  });
  console.log(`$ ${program} ${args.join(' ')}\n${stdout.trim().split('\n').at(-1)}`);
}

/** Starts a shop and a browser. The commands of `visit` release into this shop. */
export async function withShop(visit: (shop: OwnShop, browser: Browser) => Promise<void>): Promise<void> {
  const shop = await openOwnShop();
  process.env.DATA_DIR = shop.dataDir;
  try {
    await using browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: BROWSER_ARGUMENTS,
    });
    await visit(shop, browser);
  } finally {
    await shop.end();
  }
}

/** The link that a new remote adds to the page of a product, for a visitor who moves the mouse and scrolls. */
export async function findTeaser(page: Page, site: string, name: string): Promise<Locator> {
  await page.goto(`${site}/products/magnet-carre-5x5`);
  await page.mouse.move(300, 300, { steps: 4 });
  const slot = page.locator('[data-slot=product-aside]');
  await slot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const teaser = slot.getByRole('link', { name });
  await expect(teaser).toBeVisible();
  return teaser;
}

/** Releases a remote. Its page is unknown before, and served after. */
export async function releasePage(page: Page, url: string, release: () => Promise<void>): Promise<void> {
  expect((await page.goto(url))?.status()).toBe(404);
  await release();
  const released = performance.now();
  await expect.poll(async () => (await page.goto(url))?.status(), { intervals: [50] }).toBe(200);
  console.log(`served ${((performance.now() - released) / 1000).toFixed(1)} s after the release`);
}
