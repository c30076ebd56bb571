import { readBuild } from './stage/builds.ts';
import { faultyBuild } from './stage/faulty-builds.ts';
import { newVersion } from './stage/places.ts';
import { expect, test } from './stage/test.ts';

test('a canary that throws is withdrawn by itself, and its visitors saw the version before', async ({
  browser,
  stage,
  problems,
}) => {
  problems.allow(/./);
  const stable = (await stage.versions())['mf-catalog'] ?? '';
  const version = newVersion();
  const build = faultyBuild(await readBuild('mf-catalog'), version, 'throws on mount');
  expect(await stage.release(build, '--canary', '100')).toMatch(/on canary for 100 %/);
  await stage.untilLive('mf-catalog', version);

  for (let visitor = 0; visitor < 3; visitor += 1) {
    const context = await browser.newContext({ baseURL: stage.siteUrl, locale: 'fr-FR' });
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
});
