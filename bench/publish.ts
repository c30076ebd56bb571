import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildPackage } from '@aimante/build';
import { median } from './load/http-load.ts';
import { buildMonolith } from './monolith/build-monolith.ts';
import { serveMonolith } from './monolith/serve-monolith.ts';
import { report } from './rows/report.ts';

const ROUNDS = 3;
const REMOTE = 'mf-catalog';
const MOST_FLIP_MS = 2000;
const MOST_WAIT_MS = 30_000;
const MOST_BUILD_MS = 3000;
/** Of the time that the same sources need as a monolith. */
const MOST_SHARE = 0.25;
const root = dirname(import.meta.dirname);
const { SITE_URL = 'http://localhost:3000' } = process.env;

/** A built remote, from the release command to the first new visitor who gets it. Its canary is promoted at once. */
const builds: number[] = [];
const whole: number[] = [];
const flips: number[] = [];
const monoliths: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const version = `0.1.0-bench${round}`;
  builds.push(await timeOf(buildRemote));
  const dist = await distOf(version);
  const start = performance.now();
  await releases('release', REMOTE, '--dist', dist, '--canary', '1', '--without-rehearsal', 'measurement');
  const promoted = performance.now();
  await releases('promote', REMOTE);
  const flipped = performance.now();
  await untilLive(version);
  whole.push(performance.now() - start);
  flips.push(performance.now() - flipped);
  console.log(`released in ${Math.round(promoted - start)} ms, promoted in ${Math.round(flipped - promoted)} ms`);
  monoliths.push(await timeOf(deployMonolith));
}
report({
  bench: 'publish',
  what: 'build of one remote',
  values: builds,
  unit: 'ms',
  goal: { most: MOST_BUILD_MS },
});
report({ bench: 'publish', what: 'one remote, from the release command to live', values: whole, unit: 'ms' });
report({
  bench: 'publish',
  what: 'from the promotion to live',
  values: flips,
  unit: 'ms',
  goal: { most: MOST_FLIP_MS },
});

report({ bench: 'publish', what: 'monolith, built and served again', values: monoliths, unit: 'ms' });
report({
  bench: 'publish',
  what: 'one remote built and live, in the time of the monolith',
  values: [(median(builds) + median(whole)) / median(monoliths)],
  unit: '×',
  goal: { most: MOST_SHARE },
});

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** As after a change of its sources. */
async function buildRemote(): Promise<void> {
  await rm(join(root, REMOTE, 'dist/.source-hash'), { force: true });
  await buildPackage(join(root, REMOTE));
}

async function deployMonolith(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-monolith-'));
  const monolith = await serveMonolith(await buildMonolith(root, folder), SITE_URL);
  await fetch(monolith.url, { headers: { accept: 'text/html' } });
  monolith.close();
  await rm(folder, { recursive: true });
}

/** The same files under another version: only the way of a release is measured, not its build. */
async function distOf(version: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'bench-dist-')), 'dist');
  await cp(join(root, REMOTE, 'dist'), folder, { recursive: true });
  const place = join(folder, 'remote.json');
  const descriptor = JSON.parse(await readFile(place, 'utf8')) as Record<string, unknown>;
  await writeFile(place, JSON.stringify({ ...descriptor, version }));
  return folder;
}

function releases(...args: readonly string[]) {
  return promisify(execFile)(process.execPath, [join(root, 'scripts/releases.ts'), ...args], { env: process.env });
}

async function untilLive(version: string): Promise<void> {
  const end = performance.now() + MOST_WAIT_MS;
  while (performance.now() < end) {
    const html = await (await fetch(`${SITE_URL}/products`)).text();
    if (html.includes(`/${REMOTE}/${version}/`)) return;
    await wait(20);
  }
  throw new Error(`${version} did not go live.`);
}
