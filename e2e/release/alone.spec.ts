import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { nextBuild, readBuild } from './stage/builds.ts';
import { newVersion, PLACES } from './stage/places.ts';
import { expect, test } from './stage/test.ts';

// The tests release to one site, so they run one after the other.
test.describe.configure({ mode: 'default', timeout: 60_000 });

for (const { remote, path, words } of PLACES) {
  test(
    `${remote} is released alone while the site is open, and rolled back`,
    main(remote === 'mf-catalog'),
    async ({ page, stage }) => {
      if (remote === 'mf-admin') await logIn(page, 'admin');
      const shell = new ShellPage(page);
      await shell.open(path);
      const before = await stage.versions();
      const others = await stage.filesOfOthers(remote);
      const version = newVersion();
      const build = nextBuild(await readBuild(remote), version, [words, `${words} bis`]);

      expect(await stage.release(build)).toMatch(/is live for all visitors/);
      await stage.untilLive(remote, version);
      expect(await stage.versions()).toEqual({ ...before, [remote]: version });
      expect(await stage.filesOfOthers(remote)).toEqual(others);

      await expect(shell.remoteBox).toHaveAttribute('data-version', before[remote] ?? '');
      if (remote === 'mf-catalog') {
        await test.step('the HTML is all of the new version', () =>
          expectHtmlOf(page, { path, version, title: `${words} bis` }));
        await test.step('the open tab continues with its own', async () => {
          await shell.navigation.getByRole('link', { name: 'Contact' }).click();
          await expect(page).toHaveURL(/\/contact$/);
          await shell.navigation.getByRole('link', { name: words }).click();
          await expect(shell.title).toHaveText(words);
          expect(await loadedVersions(page, remote)).toEqual([before[remote]]);
        });
      }
      await page.reload();
      await expect(shell.title).toHaveText(`${words} bis`);
      await expect(shell.remoteBox).toHaveAttribute('data-version', version);
      expect(await loadedVersions(page, remote)).toEqual([version]);

      expect(await stage.command('rollback', remote)).toMatch(/is live for all visitors/);
      await stage.untilLive(remote, before[remote] ?? '');
      await page.reload();
      await expect(shell.title).toHaveText(words);
    },
  );
}

interface RenderedAs {
  readonly path: string;
  readonly version: string;
  readonly title: string;
}

/** The page is rendered by the server, and every URL in it has the same version. */
async function expectHtmlOf(page: Page, { path, version, title }: RenderedAs): Promise<void> {
  const read = async () => (await page.request.get(path)).text();
  await expect.poll(read, { timeout: 20_000 }).toContain('"box":');
  const html = await read();
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(title);
  expect(versionsIn(html.matchAll(/\/remotes\/mf-catalog\/([^/"]+)\//g))).toEqual([version]);
}

async function loadedVersions(page: Page, remote: string): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return versionsIn(urls.flatMap((url) => [...url.matchAll(new RegExp(`/remotes/${remote}/([^/]+)/`, 'g'))]));
}

function versionsIn(found: Iterable<RegExpMatchArray>): string[] {
  return [...new Set([...found].map(([, version = '']) => version))];
}
