import type { Locator, Page } from '@playwright/test';
import { untilTakenOver } from '../../pages/taken-over.ts';
import { type Build, nextBuild, readBuild } from './builds.ts';
import { BUILD_FAULTS, type BuildFault, CRASH_BUTTON, faultyBuild } from './faulty-builds.ts';
import type { Fault } from './faulty-cdn.ts';
import { newVersion, type Place } from './places.ts';
import type { Stage } from './stage.ts';

export const FAULTS: readonly (Fault | BuildFault)[] = [
  '404',
  '500',
  'hang',
  'wrong JSON',
  'wrong hash',
  ...BUILD_FAULTS,
];

export interface FaultCase {
  readonly place: Place;
  readonly fault: Fault | BuildFault;
}

/** The messages of the browser and the shell about a remote with failing releases. Any other message is a fault. */
export function errorsAbout(remote: string): RegExp {
  return new RegExp(`/remotes/${remote}/|^console error: \\[remote\\] ${remote} |^uncaught: SyntaxError: `);
}

/** Longer than the fallback to the last good version may take. */
const PATIENCE_MS = 12_000;

/**
 * Releases the fault and visits the page in an open tab. The tab must recover without a reload: the last good version
 * replaces the failing one, the other pages work, and the released version returns when its fault is temporary. Throws
 * otherwise.
 */
export async function checkFault(page: Page, stage: Stage, { place, fault }: FaultCase): Promise<void> {
  const { remote, path, start, reach } = place;
  const good = (await stage.versions())[remote] ?? '';
  const isOfBuild = isBuildFault(fault);
  const shipped = isOfBuild ? await shipFaulty(stage, remote, fault) : await publishFaulty(stage, place, fault);

  // When a file hangs, the page never fires its load event.
  await page.goto(start, { waitUntil: 'domcontentloaded' });
  await page.locator('main h1').first().waitFor();
  await untilTakenOver(page);
  await page.evaluate(() => document.body.setAttribute('data-first-document', ''));
  await reach(page);
  if (fault === 'throws later') await page.getByRole('button', { name: CRASH_BUTTON }).click();
  await untilLive(page, remote, good);

  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === start, { waitUntil: 'commit' });
  await pageOfOther(page, remote).waitFor();

  stage.cdn.repair();
  await page.goForward({ waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  if (isOfBuild) await untilRestored(page, remote, good);
  else await untilRepaired(page, remote, shipped);
  if ((await page.locator('body[data-first-document]').count()) === 0) throw new Error('The page was reloaded.');
}

export function isBuildFault(fault: string): fault is BuildFault {
  return BUILD_FAULTS.some((one) => one === fault);
}

async function shipFaulty(stage: Stage, remote: string, fault: BuildFault): Promise<string> {
  const build = faultyBuild(await readBuild(remote), newVersion(), fault);
  const { version } = build.descriptor;
  if (fault === 'incompatible contract') await stage.releaseUnchecked(build);
  else await stage.release(build);
  await stage.untilLive(remote, version);
  return version;
}

/** Files are damaged on the way, not in the store, so one release per remote serves all of these faults. */
const sound = new Map<string, Build>();

async function publishFaulty(stage: Stage, { remote, words }: Place, fault: Fault): Promise<string> {
  const build = sound.get(remote) ?? nextBuild(await readBuild(remote), newVersion(), [words, `${words} bis`]);
  sound.set(remote, build);
  const { version } = build.descriptor;
  await stage.release(build);
  await stage.untilLive(remote, version);
  // Without HTTP/2 a browser opens six connections. Six hanging files would block all other requests.
  stage.cdn.break(`/remotes/${remote}/${version}/${fault === 'hang' ? 'remoteEntry.js' : ''}`, fault);
  return version;
}

/** The title of a page of another remote. A page that only stays until the next one is ready does not count. */
function pageOfOther(page: Page, remote: string): Locator {
  return page.locator(`main [data-remote]:not([data-remote="${remote}"], [hidden]) h1`).first();
}

async function untilLive(page: Page, remote: string, version: string): Promise<void> {
  const box = page.locator(`main [data-remote="${remote}"][data-version="${version}"]:not([hidden])`);
  await box.locator('h1').first().waitFor({ timeout: PATIENCE_MS });
}

/** The tab may try the faulty release again, or may already know that it is withdrawn. */
async function untilRestored(page: Page, remote: string, good: string): Promise<void> {
  const crash = page.getByRole('button', { name: CRASH_BUTTON });
  const box = page.locator(`main [data-remote="${remote}"][data-version="${good}"]:not([hidden]) h1`);
  await crash.or(box).first().waitFor({ timeout: PATIENCE_MS });
  if (await crash.isVisible()) await crash.click();
  await untilLive(page, remote, good);
}

/** While the last good version is shown, the tab tries the released one again at each page. */
async function untilRepaired(page: Page, remote: string, version: string): Promise<void> {
  const box = page.locator(`main [data-remote="${remote}"]:not([hidden])`);
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    await page.goBack({ waitUntil: 'commit' });
    await pageOfOther(page, remote).waitFor();
    await page.goForward({ waitUntil: 'commit' });
    await box.locator('h1').first().waitFor();
    if ((await box.getAttribute('data-version')) === version) return;
    await page.waitForTimeout(500);
  }
  throw new Error(`${remote} ${version} was not restored.`);
}
