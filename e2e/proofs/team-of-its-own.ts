import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { freePorts } from '../commands/shop-process.ts';
import { edit } from '../fixtures/edit.ts';
import { findTeaser, releasePage, runIn, withShop } from './remote/prove-remote.ts';
import { writeGifts } from './team/gifts.ts';
import { createRepository, grant, proveTeam } from './team/repository.ts';

/**
 * Follows docs/a-remote-of-its-own.md: publishes our packages to a registry, makes a repository outside ours from
 * them, develops the remote in a running shop, runs the steps of its CI file, and rolls a release back.
 */
const PROOF = 'a team with a repository of its own installs, develops, tests, releases and rolls back by itself';

const GRANTS = {
  remotes: ['mf-gifts'],
  pages: ['/gifts'],
  fills: ['main-nav', 'product-aside', 'gifts-aside'],
  offers: ['gifts-aside'],
};

interface Bench {
  readonly site: string;
  /** The folder of their repository. */
  readonly theirs: string;
  readonly browser: Browser;
}

await proveTeam(PROOF, (folder, registry) =>
  withShop(async ({ siteUrl }, browser) => {
    const begun = performance.now();
    const theirs = await createRepository(folder, registry, ['mf-gifts', 'Cadeaux']);
    await writeGifts(theirs);
    await runIn(theirs, 'pnpm', 'install', '--no-frozen-lockfile');
    const bench = { site: siteUrl, theirs, browser };
    await develop(bench);
    await release(bench, registry);
    console.log(`from an empty folder to a live page: ${Math.round((performance.now() - begun) / 1000)} s`);
    await rollBack(bench);
  }),
);

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
    await edit(join(theirs, 'locales/fr.json'), (text) => text.replaceAll('Cadeaux', 'À s’offrir'));
    await expect(page.getByRole('heading', { name: 'À s’offrir' })).toBeVisible();
    await expect(page.getByRole('button', { name: '1 au panier' })).toBeVisible();
    await page.close();
  } finally {
    server.kill();
  }
}

async function release({ site, theirs, browser }: Bench, registry: string): Promise<void> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await grant(theirs, 'Cadeaux', GRANTS);
  await releasePage(page, `${site}/gifts`, () => runContinuousIntegration(theirs, registry));
  expect(await (await fetch(`${site}/gifts`)).text()).toContain('au panier');
  await expect(page.getByRole('heading', { name: 'À s’offrir' })).toBeVisible();
  await page.mouse.move(200, 300, { steps: 4 });
  await expect(page.getByText('Papier cadeau offert')).toBeVisible();
  await page.getByRole('button', { name: '0 au panier' }).click();
  await expect(page.getByRole('button', { name: '1 au panier' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(links.getByRole('link', { name: 'À s’offrir' })).toBeVisible();
  await findTeaser(page, site, 'À s’offrir');
  expect(await (await fetch(`${site}/registry.json`)).text()).toContain('mf-gifts');
  expect(problems).toEqual([]);
}

/** The steps of their CI file, in its order. */
async function runContinuousIntegration(theirs: string, registry: string): Promise<void> {
  process.env.REGISTRY = registry;
  const workflow = await readFile(join(theirs, '.github/workflows/release.yml'), 'utf8');
  const steps = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, step = '']) => step);
  expect(steps).toHaveLength(5);
  for (const step of steps) await runIn(theirs, 'sh', '-c', step);
}

async function rollBack({ site, theirs }: Bench): Promise<void> {
  await edit(join(theirs, 'locales/fr.json'), (text) => text.replaceAll('À s’offrir', 'À jeter'));
  await runIn(theirs, 'pnpm', 'run', 'release');
  await expect.poll(() => pageOf(site)).toContain('À jeter');
  await runIn(theirs, 'pnpm', 'exec', 'aimante-releases', 'rollback', 'mf-gifts');
  await expect.poll(() => pageOf(site)).not.toContain('À jeter');
}

async function pageOf(site: string): Promise<string> {
  return (await fetch(`${site}/gifts`)).text();
}
