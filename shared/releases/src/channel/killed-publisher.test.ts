import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openReleaseStore } from '../open-release-store.ts';
import { publishRelease } from '../release/publish-release.ts';
import { createFakeStore, type FakeStore, writeFakeDist } from '../testing/index.ts';
import { listStates, readSignedState } from './channel-log.ts';
import { releaseToAll } from './channel-plan.ts';
import { flipChannels } from './flip-channels.ts';
import { readReleaseSets } from './release-sets.ts';

const PROGRAM = join(import.meta.dirname, '../../scripts/flip-for-ever.ts');
const NAMES = ['mf-catalog', 'mf-account'];
let fake: FakeStore;

beforeAll(async () => {
  fake = await createFakeStore();
  const store = await openReleaseStore({ dataDir: fake.folder });
  for (const name of ['shell', ...NAMES]) {
    for (const version of ['1', '2']) {
      await writeFakeDist(fake.dist(name), { name, descriptor: { version } });
      await publishRelease(store, fake.dist(name));
    }
  }
  await flipChannels(store, releaseToAll(['shell', ...NAMES].map((name) => ({ name, version: '1' }))));
});
afterAll(() => fake.remove());

async function flipUntilKilled(name: string): Promise<void> {
  const child = fork(PROGRAM, [fake.folder, name], { execArgv: [], stdio: 'ignore' });
  await once(child, 'message');
  await wait(Math.random() * 150);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('publishers that are killed in the middle', () => {
  it('leave a log without a gap, of whole states, on which others continue', async () => {
    const store = await openReleaseStore({ dataDir: fake.folder });
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(NAMES.map(flipUntilKilled));
      const state = await flipChannels(store, releaseToAll([{ name: 'shell', version: `${2 - (round % 2)}` }]));
      expect(state.live.shell?.at(-1)?.version).toBe(`${2 - (round % 2)}`);
    }
    const newest = (await listStates(store)).numbers.at(-1) ?? 0;
    expect(newest).toBeGreaterThan(10);
    for (let number = 1; number <= newest; number += 1) {
      const state = (await readSignedState(store, number))?.value;
      const set = state && (await readReleaseSets(store, state)).get(state.stable);
      expect(set).toBeDefined();
      for (const { name, version } of [set?.shell, ...(set?.remotes ?? [])].filter((one) => one !== undefined))
        expect(state?.live[name]?.at(-1)?.version).toBe(version);
    }
  }, 60_000);
});
