import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { freePorts } from '../commands/shop-process.ts';
import { proveRemote, releasePage, repository, runIn, withShop } from './remote/prove-remote.ts';

/**
 * Follows docs/a-remote-of-its-own.md: packs the shared packages, creates a repository from the template in a folder
 * outside ours, develops the remote in a running shop, releases it, and rolls it back.
 */
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

interface Bench {
  readonly site: string;
  /** The folder of their repository. */
  readonly theirs: string;
  readonly browser: Browser;
}

await proveRemote(PROOF, async (folder) => {
  const theirs = join(folder, 'mf-gifts');
  const pnpm = (...args: readonly string[]) => runIn(theirs, 'pnpm', ...args);
  await writeRepository(theirs);
  await pnpm('install', '--prefer-offline');
  await pnpm('check');
  await withShop(async ({ siteUrl }, browser) => {
    const bench = { site: siteUrl, theirs, browser };
    await develop(bench);
    await release(bench);
  });
});

async function writeRepository(theirs: string): Promise<void> {
  await runIn(dirname(theirs), process.execPath, join(repository, 'shared/build/bin/new.mjs'), 'mf-gifts', 'Cadeaux');
  await writeFile(join(theirs, 'src/pages/gifts/gifts-page.tsx'), COUNTER);
  const tarballs = join(theirs, 'tarballs');
  await mkdir(tarballs, { recursive: true });
  for (const name of PACKAGES) {
    await runIn(join(repository, 'shared', name), 'pnpm', 'pack', '--pack-destination', tarballs);
  }
  const archives = await readdir(tarballs);
  const overrides = archives.map(
    (file) => `  "@aimante/${/^aimante-(.+)-\d/.exec(file)?.[1]}": file:./tarballs/${file}`,
  );
  await writeFile(join(theirs, 'pnpm-workspace.yaml'), `${SETTINGS}overrides:\n${overrides.join('\n')}\n`);
}

/** The development server, on another port if another program took the first one. */
async function serve(theirs: string, attempts = 5): Promise<{ server: ChildProcess; port: number }> {
  const { api: port } = await freePorts();
  const server = spawn(process.execPath, [join(theirs, 'node_modules/@rspack/cli/bin/rspack.js'), 'dev'], {
    cwd: theirs,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of server.stdout) if (/^ready/m.test(String(text))) return { server, port };
  if (attempts === 1) throw new Error('The development server did not start');
  return serve(theirs, attempts - 1);
}

/** In the shop that does not know the remote yet. */
async function develop({ site, theirs, browser }: Bench): Promise<void> {
  const { server, port } = await serve(theirs);
  try {
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

async function release({ site, theirs, browser }: Bench): Promise<void> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await grant(theirs);
  const publish = () => runIn(theirs, 'pnpm', 'run', 'release');
  await releasePage(page, `${site}/gifts`, publish);
  await expect(page.getByRole('heading', { name: 'À s’offrir' })).toBeVisible();
  await page.getByRole('button', { name: '0 au panier' }).click();
  await expect(page.getByRole('button', { name: '1 au panier' })).toBeVisible();
  expect(problems).toEqual([]);

  const registry = (await (await fetch(`${site}/registry.json`)).json()) as object;
  expect(JSON.stringify(registry)).toContain('mf-gifts');
  const file = join(theirs, 'locales/fr.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('À s’offrir', 'À jeter'));
  await publish();
  await expect.poll(() => titleOf(site)).toContain('À jeter');
  await runIn(theirs, 'pnpm', 'exec', 'aimante-releases', 'rollback', 'mf-gifts');
  await expect.poll(() => titleOf(site)).not.toContain('À jeter');
}

/** The owner of the shop grants the page to the team, and gives it its key. The team gets nothing else. */
async function grant(theirs: string): Promise<void> {
  const { DATA_DIR: dataDir = '' } = process.env;
  const teams = JSON.parse(await readFile(join(repository, 'teams.json'), 'utf8')) as object;
  const grants = { remotes: ['mf-gifts'], pages: ['/gifts'], fills: ['main-nav', 'footer-shop', 'product-aside'] };
  await writeFile(join(theirs, 'teams.json'), JSON.stringify({ ...teams, Cadeaux: grants }));
  await runIn(repository, 'npm', 'run', 'trust', '--', 'apply', join(theirs, 'teams.json'));
  process.env.RELEASE_SIGNING_KEY = await readFile(join(dataDir, 'keys/teams/cadeaux.pem'), 'utf8');
  process.env.RELEASE_TRUST_ROOT = await readFile(join(dataDir, 'keys/trust-root.sha256'), 'utf8');
  process.env.RELEASES_DIR = join(dataDir, 'releases');
  process.env.DATA_DIR = join(theirs, 'data');
}

/** The title in the texts of the release that a new visitor gets. */
async function titleOf(site: string): Promise<string> {
  const html = await (await fetch(`${site}/gifts`)).text();
  const texts = /"locales":\{"fr":\["([^"]+)"\]/.exec(html.slice(html.indexOf('"name":"mf-gifts"')))?.[1];
  const version = /"name":"mf-gifts","version":"([^"]+)"/.exec(html)?.[1];
  return (await fetch(`${site}/remotes/mf-gifts/${version}/${texts}`)).text();
}
