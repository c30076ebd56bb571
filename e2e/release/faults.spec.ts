import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { checkFault, errorsAbout } from './stage/fault-cases.ts';
import { PLACES } from './stage/places.ts';
import { expect, test } from './stage/test.ts';

test.describe.configure({ mode: 'default', timeout: 60_000 });

/** Each fault once, each remote at least once. A whole `npm test` runs three, the proof all 45. */
const CASES = [
  ['404', 'mf-account'],
  ['500', 'mf-cart-checkout'],
  ['hang', 'mf-account'],
  ['wrong JSON', 'mf-admin'],
  ['wrong hash', 'mf-cart-checkout'],
  ['broken JS', 'mf-customizer'],
  ['throws on mount', 'mf-catalog'],
  ['throws later', 'mf-customizer'],
  ['incompatible contract', 'mf-catalog'],
] as const;

for (const [fault, remote] of CASES) {
  test(
    `a release of ${remote} with "${fault}" leaves the tab usable, and it recovers without a reload`,
    main(fault === 'wrong hash'),
    async ({ page, stage, problems }) => {
      problems.allow(errorsAbout(remote));
      const place = PLACES.find((one) => one.remote === remote);
      if (!place) throw new Error(`There is no ${remote}.`);
      if (remote === 'mf-admin') await logIn(page, 'admin');
      await checkFault(page, stage, { place, fault });
    },
  );
}

test('without a fallback, a panel explains it in the language of the page, and a retry loads the page', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(errorsAbout('mf-customizer'));
  stage.cdn.break('/remotes/mf-customizer/', '500');
  stage.cdn.break('/_edge/last-good', 'wrong JSON');
  const shell = new ShellPage(page);
  await page.goto('/en/photo-cropper');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();

  stage.cdn.repair();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(shell.remoteBox.getByRole('heading', { level: 1 })).toBeVisible();
});
