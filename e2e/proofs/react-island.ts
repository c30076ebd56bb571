import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { edit } from '../fixtures/edit.ts';
import { findTeaser, releasePage, runIn, withShop } from './remote/prove-remote.ts';
import { createRepository, grant, proveTeam, SERVER_ENTRY } from './team/repository.ts';

/** Follows docs/upgrades.md: a remote with `react: 'own'` and React 18 runs in a shell with React 19. */
const PROOF = 'a remote with a React of its own is an island in the page, in the browser and on the server';
const OLDER = '18.3.1';

const PAGE = `import { useState, version } from 'react';

export function IslandPage() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Iles</h1>
      <p>React {version}</p>
      <button type="button" onClick={() => setCount(count + 1)}>{count} vagues</button>
    </>
  );
}
`;

await proveTeam(PROOF, async (folder, registry) => {
  const theirs = await createRepository(folder, registry, ['mf-island', 'Iles']);
  await writeIsland(theirs);
  await withShop(({ siteUrl }, browser) => visit(siteUrl, theirs, browser));
});

async function writeIsland(theirs: string): Promise<void> {
  await writeFile(join(theirs, 'src/pages/island/island-page.tsx'), PAGE);
  await writeFile(join(theirs, 'src/prepare.ts'), SERVER_ENTRY);
  await edit(join(theirs, 'remote.config.ts'), (text) =>
    text.replace("  name: 'mf-island',", "  name: 'mf-island',\n  react: 'own',\n  server: './src/prepare.ts',"),
  );
  await edit(join(theirs, 'package.json'), (text) =>
    text.replaceAll(/"(react(?:-dom)?)": "[\d.]+"/g, `"$1": "${OLDER}"`),
  );
  await runIn(theirs, 'pnpm', 'install', '--no-frozen-lockfile');
}

async function visit(site: string, theirs: string, browser: Browser): Promise<void> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await grant(theirs, 'Iles', { remotes: ['mf-island'], pages: ['/island'], fills: ['main-nav', 'product-aside'] });
  await releasePage(page, `${site}/island`, () => runIn(theirs, 'pnpm', 'run', 'release'));
  problems.length = 0;
  expect(await (await fetch(`${site}/island`)).text()).toContain(OLDER);

  await page.goto(`${site}/island`);
  await expect(page.getByText(`React ${OLDER}`)).toBeVisible();
  await page.getByRole('button', { name: '0 vagues' }).click();
  await expect(page.getByRole('button', { name: '1 vagues' })).toBeVisible();
  await page.locator('header a[href="/portfolio"]').first().click();
  await expect(page).toHaveURL(`${site}/portfolio`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Iles');
  await page.goBack();
  await page.getByRole('button', { name: '0 vagues' }).click();
  await findTeaser(page, site, 'Iles');
  expect(problems).toEqual([]);
}
