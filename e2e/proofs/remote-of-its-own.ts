import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, expect } from '@playwright/test';
import { freePorts, ShopProcess } from '../commands/shop-process.ts';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';

/**
 * Follows docs/a-remote-of-its-own.md: packs the shared packages, creates a repository from the template in a folder
 * outside ours, develops the remote in a running shop, releases it, and rolls it back.
 */
const run = promisify(execFile);
const ours = dirname(dirname(import.meta.dirname));
const PACKAGES = ['contract', 'api-contract', 'remote', 'ui', 'build', 's3', 'shop', 'releases'];
const SETTINGS = 'allowBuilds:\n  "@swc/core": false\n';
const PROOF = 'a repository with one remote develops, builds, releases and rolls back by itself';

const COUNTER = `import { Button, PageIntro } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function GiftsPage() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  return (
    <>
      <PageIntro title={t('gifts.title')} text={t('gifts.text')} />
      <Button onClick={() => setCount(count + 1)}>{count} au panier</Button>
    </>
  );
}
`;

const scratch = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
await chmod(scratch, 0o755);
const theirs = join(scratch, 'mf-gifts');
const dataDir = join(scratch, 'data');
const shop = new ShopProcess(dataDir, await freePorts());
const site = `http://localhost:${shop.ports.site}`;
let lost = 1;
try {
  await writeRepository();
  await pnpm(['install', '--prefer-offline']);
  await pnpm(['check']);
  await shop.ready();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: BROWSER_ARGUMENTS,
  });
  await develop(browser);
  await release(browser);
  await browser.close();
  lost = 0;
} catch (error) {
  console.log(error);
}
process.send?.({ type: 'proof', proof: PROOF, tried: 1, lost });
await shop.end();
await rm(scratch, { recursive: true, force: true, maxRetries: 20 });
process.disconnect?.();

async function writeRepository(): Promise<void> {
  await run(process.execPath, [join(ours, 'shared/build/bin/new.mjs'), 'mf-gifts', 'Cadeaux'], { cwd: scratch });
  await writeFile(join(theirs, 'src/pages/gifts/gifts-page.tsx'), COUNTER);
  const tarballs = join(theirs, 'tarballs');
  await mkdir(tarballs, { recursive: true });
  for (const name of PACKAGES) {
    await run('pnpm', ['pack', '--pack-destination', tarballs], { cwd: join(ours, 'shared', name) });
  }
  const archives = await readdir(tarballs);
  const overrides = archives.map(
    (file) => `  "@aimante/${/^aimante-(.+)-\d/.exec(file)?.[1]}": file:./tarballs/${file}`,
  );
  await writeFile(join(theirs, 'pnpm-workspace.yaml'), `${SETTINGS}overrides:\n${overrides.join('\n')}\n`);
}

async function pnpm(args: readonly string[]): Promise<string> {
  const env = { ...process.env, CI: 'true', DATA_DIR: dataDir };
  const { stdout } = await run('pnpm', args, { cwd: theirs, env }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`pnpm ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
    },
  );
  console.log(`$ pnpm ${args.join(' ')}\n${stdout.trim().split('\n').at(-1)}`);
  return stdout;
}

/** In the shop that does not know the remote yet. */
async function develop(browser: Browser): Promise<void> {
  const { api: port } = await freePorts();
  const server = spawn(process.execPath, [join(theirs, 'node_modules/@rspack/cli/bin/rspack.js'), 'dev'], {
    cwd: theirs,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const text of server.stdout) if (/^ready/m.test(String(text))) break;
    const page = await browser.newPage({ locale: 'fr-FR' });
    await page.goto(`${site}/gifts?override=mf-gifts@http://localhost:${port}`);
    await page.getByRole('button', { name: '0 au panier' }).click();
    const file = join(theirs, 'locales/fr.json');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('Cadeaux', 'À s’offrir'));
    await expect(page.getByRole('heading', { name: 'À s’offrir' })).toBeVisible();
    await expect(page.getByRole('button', { name: '1 au panier' })).toBeVisible();
    await page.close();
  } finally {
    server.kill();
  }
}

async function release(browser: Browser): Promise<void> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  expect((await page.goto(`${site}/gifts`))?.status()).toBe(404);
  await pnpm(['run', 'release']);
  const flipped = performance.now();
  await expect.poll(async () => (await page.goto(`${site}/gifts`))?.status(), { intervals: [50] }).toBe(200);
  console.log(`seen ${((performance.now() - flipped) / 1000).toFixed(1)} s after the release`);
  await expect(page.getByRole('heading', { name: 'À s’offrir' })).toBeVisible();
  await page.getByRole('button', { name: '0 au panier' }).click();
  await expect(page.getByRole('button', { name: '1 au panier' })).toBeVisible();
  expect(problems).toEqual([]);

  const registry = (await (await fetch(`${site}/registry.json`)).json()) as object;
  expect(JSON.stringify(registry)).toContain('mf-gifts');
  const file = join(theirs, 'locales/fr.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('À s’offrir', 'À jeter'));
  await pnpm(['run', 'release']);
  await expect.poll(() => titleOf(page.url())).toContain('À jeter');
  await pnpm(['exec', 'aimante-releases', 'rollback', 'mf-gifts']);
  await expect.poll(() => titleOf(page.url())).not.toContain('À jeter');
}

/** The title in the texts of the release that a new visitor gets. */
async function titleOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const texts = /"locales":\{"fr":\["([^"]+)"\]/.exec(html.slice(html.indexOf('"name":"mf-gifts"')))?.[1];
  const version = /"name":"mf-gifts","version":"([^"]+)"/.exec(html)?.[1];
  return (await fetch(`${site}/remotes/mf-gifts/${version}/${texts}`)).text();
}
