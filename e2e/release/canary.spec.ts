import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { readBuild } from './stage/builds.ts';
import { PlainVisitor, type Versions, visitAll } from './stage/crowd.ts';
import { errorsAbout } from './stage/fault-cases.ts';
import { faultyBuild, handmadeBuild } from './stage/faulty-builds.ts';
import { likelyCounts } from './stage/likely-counts.ts';
import { newVersion } from './stage/places.ts';
import type { Stage } from './stage/stage.ts';
import { expect, test } from './stage/test.ts';

test(
  'a canary that throws is withdrawn by itself, and its visitors saw the version before',
  main(),
  async ({ browser, stage, problems }) => {
    problems.allow(errorsAbout('mf-catalog'));
    const stable = (await stage.versions())['mf-catalog'] ?? '';
    const version = newVersion();
    const build = faultyBuild(await readBuild('mf-catalog'), version, 'throws on mount');
    expect(await stage.release(build, '--canary', '100')).toMatch(/on canary for 100 %/);
    await stage.untilLive('mf-catalog', version);

    for (let visitor = 0; visitor < 3; visitor += 1) {
      // Three visitors of one address would not be enough.
      const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${visitor}` };
      const context = await browser.newContext({ baseURL: stage.siteUrl, locale: 'fr-FR', extraHTTPHeaders });
      const page = await context.newPage();
      await page.goto('/products');
      const box = page.locator(`main [data-remote="mf-catalog"][data-version="${stable}"]`);
      await expect(box.getByRole('heading', { level: 1 })).toBeVisible();
      await context.close();
    }

    await expect.poll(async () => (await stage.channels()).change.kind).toBe('withdraw');
    const { change, canaries } = await stage.channels();
    expect(change).toMatchObject({
      releases: [{ name: 'mf-catalog', version }],
      reason: expect.stringMatching(/failed/),
    });
    expect(canaries).toEqual([]);
    await stage.untilLive('mf-catalog', stable);
  },
);

/** In percent. All canaries run at once, so one page shows which of them a visitor is in. */
const SHARES = { 'mf-admin': 0, 'mf-account': 1, 'mf-customizer': 10, 'mf-catalog': 50, 'mf-cart-checkout': 100 };
const REMOTES = Object.keys(SHARES);
const VISITORS = 2000;
const FURTHER_RELEASES = 2;
/**
 * The probability for each end of each of the three random shares: all together fail less than once in a million runs.
 */
const ALARM = 1e-7;

test('shares of 0, 1, 10, 50 and 100 % are exact, and further releases or reloads move no visitor', async ({
  page,
  stage,
}) => {
  test.setTimeout(90_000);
  const crowd = Array.from({ length: VISITORS }, () => new PlainVisitor(stage.siteUrl));
  let tried = await startCanaries(stage);
  await page.goto('/products');
  const groupsOfTab = groupsOf(await versionsOf(page), tried);
  const groups = (await visitAll(crowd)).map((versions) => groupsOf(versions, tried));

  for (const [remote, share] of Object.entries(SHARES)) {
    const { least, most } = likelyCounts({ visitors: VISITORS, chance: share / 100, alarm: ALARM });
    const count = groups.filter((group) => group.includes(remote)).length;
    expect(count, `${remote} on canary for ${share} %`).toBeGreaterThanOrEqual(least);
    expect(count, `${remote} on canary for ${share} %`).toBeLessThanOrEqual(most);
  }

  // The visitors of the smallest share, and enough others.
  const followed = [...crowd.keys()].filter((index) => groups[index]?.includes('mf-account') || index < 300);
  for (let further = 0; further < FURTHER_RELEASES; further += 1) {
    tried = await startCanaries(stage);
    const again = await visitAll(followed.flatMap((index) => crowd[index] ?? []));
    expect(again.map((versions) => groupsOf(versions, tried))).toEqual(followed.map((index) => groups[index]));
    await page.reload();
    const versions = await versionsOf(page);
    expect(groupsOf(versions, tried)).toEqual(groupsOfTab);
    await expect(new ShellPage(page).remoteBox).toHaveAttribute('data-version', versions['mf-catalog'] ?? '');
  }
});

async function startCanaries(stage: Stage): Promise<Versions> {
  const tried: Record<string, string> = {};
  for (const [remote, share] of Object.entries(SHARES)) {
    const version = newVersion();
    const { descriptor } = await readBuild(remote);
    const build = handmadeBuild(
      { ...descriptor, version },
      `function Page() { return React.createElement('h1', null, '${version}'); }`,
    );
    expect(await stage.release(build, '--canary', String(share))).toContain(`on canary for ${share} %`);
    tried[remote] = version;
  }
  await stage.untilFollowed();
  return tried;
}

/** The remotes with a canary that a visitor with these versions is in. */
function groupsOf(versions: Versions, tried: Versions): string[] {
  return REMOTES.filter((remote) => versions[remote] === tried[remote]);
}

async function versionsOf(page: Page): Promise<Versions> {
  const { remotes } = await new ShellPage(page).releaseSet();
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}
