import { logIn } from '../fixtures/accounts.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { nextBuild, readBuild } from './stage/builds.ts';
import { newVersion, PLACES } from './stage/places.ts';
import { expect, test } from './stage/test.ts';

const FLIP_MS = 2000;

// One after the other: all ship to one site.
test.describe.configure({ mode: 'default', timeout: 60_000 });

for (const { remote, path, words } of PLACES) {
  test(`${remote} is released alone while the site is open, and rolled back`, async ({ page, stage }) => {
    if (remote === 'mf-admin') await logIn(page, 'admin');
    const shell = new ShellPage(page);
    await shell.open(path);
    const before = await stage.versions();
    const others = await stage.filesOfOthers(remote);
    const version = newVersion();
    const build = nextBuild(await readBuild(remote), version, [words, `${words} bis`]);

    expect(await stage.release(build)).toMatch(/is live for everybody/);
    expect(await stage.untilLive(remote, version)).toBeLessThan(FLIP_MS);
    expect(await stage.versions()).toEqual({ ...before, [remote]: version });
    expect(await stage.filesOfOthers(remote)).toEqual(others);

    await expect(shell.remoteBox).toHaveAttribute('data-version', before[remote] ?? '');
    await page.reload();
    await expect(shell.title).toHaveText(`${words} bis`);
    await expect(shell.remoteBox).toHaveAttribute('data-version', version);

    expect(await stage.command('rollback', remote)).toMatch(/is live for everybody/);
    expect(await stage.untilLive(remote, before[remote] ?? '')).toBeLessThan(FLIP_MS);
    await page.reload();
    await expect(shell.title).toHaveText(words);
  });
}
