import { main } from '../fixtures/main.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { nextBuild, readBuild } from './stage/builds.ts';
import { newVersion, PLACES } from './stage/places.ts';
import { expect, test } from './stage/test.ts';

test(
  'a killed release leaves the tabs that have it open, and their next load brings the version before',
  main(),
  async ({ page, context, stage, problems }) => {
    test.setTimeout(60_000);
    const [place] = PLACES;
    if (!place) throw new Error('There is no page.');
    const { remote, path, words } = place;
    const before = (await stage.versions())[remote] ?? '';
    const version = newVersion();
    // A file of a killed release is answered with 410.
    problems.allowAnswer(410, `/remotes/${remote}/${version}/`);
    // A header fragment may load after the kill. Its 410 is not a script, and the browser logs this message.
    problems.allow(new RegExp(`^console error: Refused to execute script from '[^']*/remotes/${remote}/${version}/`));
    await stage.release(nextBuild(await readBuild(remote), version, [words, `${words} bis`]));
    await stage.untilLive(remote, version);
    const other = await context.newPage();
    const tabs = [new ShellPage(page), new ShellPage(other)];
    for (const { page: tab, title } of tabs) {
      await tab.goto(path);
      await expect(title).toHaveText(`${words} bis`);
    }

    expect(await stage.command('kill', remote, version, '--reason', 'prices are wrong')).toMatch(/is killed/);

    for (const { page: tab, main, remoteBox, title } of tabs) {
      await expect(remoteBox).toHaveCount(0);
      await expect(tab.getByRole('banner').getByRole('link', { name: /^Panier/ })).toBeVisible();
      await main.getByRole('button', { name: 'Recharger la page' }).click();
      await expect(title).toHaveText(words);
      await expect(remoteBox).toHaveAttribute('data-version', before);
    }
  },
);
