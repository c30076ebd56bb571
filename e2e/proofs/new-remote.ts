import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, expect } from '@playwright/test';
import { freePorts, ShopProcess } from '../commands/shop-process.ts';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';

/**
 * Follows docs/add-a-remote.md in a copy of the last commit: makes a remote with one command, runs all gates and its
 * tests, and releases it into a running shop. The shell is not released.
 */
const run = promisify(execFile);
const ours = dirname(dirname(import.meta.dirname));
const NAME = 'mf-blog';
const PROOF = 'a sixth remote is made by one command, keeps all gates, and is released alone';

const scratch = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
await chmod(scratch, 0o755);
const copy = join(scratch, 'shop');
const dataDir = join(scratch, 'data');
const shop = new ShopProcess(dataDir, await freePorts());
const site = `http://localhost:${shop.ports.site}`;
let lost = 1;
try {
  await git('worktree', 'add', '--detach', copy, 'HEAD');
  await symlink(join(ours, '.toolchain'), join(copy, '.toolchain'));
  await npm('run', 'new', '--', NAME, 'Blog');
  await npm('run', 'verify');
  await npm('test', '--', 'units', NAME);
  await shop.ready();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: BROWSER_ARGUMENTS,
  });
  await release(browser);
  await browser.close();
  lost = 0;
} catch (error) {
  console.log(error);
}
process.send?.({ type: 'proof', proof: PROOF, tried: 1, lost });
await shop.end();
await git('worktree', 'remove', '--force', copy).catch(() => undefined);
await rm(scratch, { recursive: true, force: true, maxRetries: 20 });
process.disconnect?.();

async function git(...args: readonly string[]): Promise<void> {
  await run('git', args, { cwd: ours });
}

async function npm(...args: readonly string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await run('npm', args, { cwd: copy, env, maxBuffer: 1e8 }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`npm ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
    },
  );
  console.log(`$ npm ${args.join(' ')}\n${stdout.trim().split('\n').at(-1)}`);
}

async function release(browser: Browser): Promise<void> {
  const before = await versions();
  const page = await browser.newPage({ locale: 'fr-FR' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  expect((await page.goto(`${site}/blog`))?.status()).toBe(404);
  await npm('run', 'release', '--', NAME);
  await expect.poll(async () => (await page.goto(`${site}/blog`))?.status(), { intervals: [50] }).toBe(200);

  await page.goto(site);
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.goto(`${site}/products/magnet-carre-5x5`);
  await page.locator('[data-slot=product-aside]').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(`${site}/blog`);
  expect(problems).toEqual([]);

  const { [NAME]: own, ...others } = await versions();
  expect(own).toBeDefined();
  expect(others).toEqual(before);
}

/** The live versions, the shell included. */
async function versions(): Promise<Readonly<Record<string, string>>> {
  const html = await (await fetch(site)).text();
  const versions: Record<string, string> = { shell: /\/remotes\/shell\/([^/"]+)\//.exec(html)?.[1] ?? '' };
  for (const [, name = '', version = ''] of html.matchAll(/"name":"(mf-[\w-]+)","version":"([^"]+)"/g)) {
    versions[name] = version;
  }
  return versions;
}
