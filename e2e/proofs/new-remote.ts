import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import type { Registry } from '../release/stage/stage.ts';
import { findTeaser, proveRemote, releasePage, repository, runIn, withShop } from './remote/prove-remote.ts';

/**
 * Follows docs/add-a-remote.md in a copy of the last commit: makes a remote with one command, runs all gates and its
 * tests, and releases it into a running shop. The shell is not released.
 */
const NAME = 'mf-blog';
const PROOF = 'a sixth remote is made by one command, keeps all gates, and is released alone';

await proveRemote(PROOF, async (folder) => {
  const copy = join(folder, 'shop');
  const npm = (...args: readonly string[]) => runIn(copy, 'npm', ...args);
  await runIn(repository, 'git', 'worktree', 'add', '--detach', copy, 'HEAD');
  try {
    await symlink(join(repository, '.toolchain'), join(copy, '.toolchain'));
    await npm('run', 'new', '--', NAME, 'Blog');
    await npm('run', 'verify');
    await npm('test', '--', 'units', NAME);
    await withShop(({ siteUrl }, browser) => release(siteUrl, browser, () => npm('run', 'release', '--', NAME)));
  } finally {
    await runIn(repository, 'git', 'worktree', 'remove', '--force', copy);
  }
});

async function release(site: string, browser: Browser, publish: () => Promise<void>): Promise<void> {
  const before = await versions(site);
  const page = await browser.newPage({ locale: 'fr-FR' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await releasePage(page, `${site}/blog`, publish);

  await page.goto(site);
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await (await findTeaser(page, site, 'Blog')).click();
  await expect(page).toHaveURL(`${site}/blog`);
  expect(problems).toEqual([]);

  const { [NAME]: own, ...others } = await versions(site);
  expect(own).toBeDefined();
  expect(before.shell).toBeDefined();
  expect(others).toEqual(before);
  console.log(`released ${NAME} ${own}, unchanged ${JSON.stringify(others)}`);
}

/** The live versions, the shell included. */
async function versions(site: string): Promise<Readonly<Record<string, string | undefined>>> {
  const { microFrontends } = (await (await fetch(`${site}/registry.json`)).json()) as Registry;
  return Object.fromEntries(
    Object.entries(microFrontends).map(([name, releases]) => [name, releases[0]?.metadata.version]),
  );
}
