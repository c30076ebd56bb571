import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseToAll } from '../channel/channel-plan.ts';
import { flipChannels, readChannels } from '../channel/flip-channels.ts';
import type { Rehearsal } from '../rehearsal/rehearsal.ts';
import { publishRelease } from '../release/publish-release.ts';
import { readRelease } from '../release/read-release.ts';
import { createFakeStore, type FakeStore, writeFakeDist } from '../testing/index.ts';
import { runReleasesCli } from './run-releases-cli.ts';

let fake: FakeStore;
let siteUrl = 'http://localhost:1';
let rehearsal: Rehearsal;
beforeEach(async () => {
  rehearsal = { kind: 'passed', opened: 2, remarks: [] };
  fake = await createFakeStore();
  await writeFakeDist(fake.dist('shell'), { name: 'shell' });
  await flipChannels(fake.store, releaseToAll([await publishRelease(fake.store, fake.dist('shell'))]));
});
afterEach(() => fake.remove());

async function run(...argv: string[]) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const code = await runReleasesCli(
    argv,
    { SITE_URL: siteUrl },
    { store: fake.store, root: fake.folder, print, progress: () => {}, rehearse: async () => rehearsal },
  );
  return { code, text: lines.join('\n') };
}

async function build(version: string) {
  await writeFakeDist(`${fake.folder}/mf-catalog/dist`, { name: 'mf-catalog', descriptor: { version } });
}

describe('the command line', () => {
  it('releases a build, rolls it back and lists what is live', async () => {
    await build('1.0.0');
    await expect(run('release', 'mf-catalog')).resolves.toMatchObject({
      code: 0,
      text: expect.stringMatching(/^mf-catalog@1\.0\.0 is live for all visitors \(3 files, .* s, state 2\)\.$/m),
    });
    await build('1.1.0');
    await run('release', 'mf-catalog');
    await expect(run('rollback', 'mf-catalog')).resolves.toEqual({
      code: 0,
      text: 'mf-catalog@1.0.0 is live for all visitors (state 4).',
    });
    const { text } = await run('list');
    expect(text).toMatch(/^mf-catalog {2}1\.0\.0 +100 % /m);
    expect(text).toMatch(/State 4, release set [0-9a-f]{16}, rollback \d+ s ago\.$/);
  });

  it('says in one line that a release is built for the contract before', async () => {
    const descriptor = { version: '1.0.0', contract: '1.4' };
    await writeFakeDist(`${fake.folder}/mf-catalog/dist`, { name: 'mf-catalog', descriptor });
    const onLastDay = () => new Date('2026-12-26T12:00:00Z');
    fake = { ...fake, store: { ...fake.store, now: onLastDay } };
    const note = /^mf-catalog@1\.0\.0 is built for contract 1\.4, which ends on 2026-12-26/gm;
    expect((await run('release', 'mf-catalog')).text.match(note)).toHaveLength(1);
    expect((await run('list')).text.match(note)).toHaveLength(1);
  });

  it('lists the slots that live releases offer, with their props', async () => {
    const descriptor = { slots: ['aside', 'nav'], slotProps: { aside: { productId: 'string' as const }, nav: {} } };
    await writeFakeDist(`${fake.folder}/mf-catalog/dist`, { name: 'mf-catalog', descriptor });
    await run('release', 'mf-catalog');
    const { text } = await run('slots');
    expect(text).toMatch(/^aside of mf-catalog: productId \(string\)$/m);
    expect(text).toMatch(/^nav of mf-catalog: no props$/m);
    expect(text).toMatch(/^main-nav of shell: no props$/m);
  });

  it('takes a release through canary, promotion and kill', async () => {
    await build('1.0.0');
    await run('release', 'mf-catalog');
    await build('1.1.0');
    const canary = await run('release', 'mf-catalog', '--canary', '10');
    expect(canary.text).toContain('on canary for 10 %');
    expect((await run('list')).text).toMatch(/1\.0\.0 +90 %[\s\S]+1\.1\.0 +10 %/);
    expect((await run('promote', 'mf-catalog')).text).toContain('mf-catalog@1.1.0 is live for all visitors');
    expect((await run('kill', 'mf-catalog', '1.1.0', '--reason', 'broken')).text).toContain('mf-catalog@1.0.0 is live');
    expect((await run('withdraw', 'mf-catalog')).code).toBe(1);
  });

  it('releases from a folder of its own, where a repository holds one remote only, and no other remote', async () => {
    await build('1.0.0');
    const dist = `${fake.folder}/mf-catalog/dist`;
    expect((await run('release', 'mf-catalog', '--dist', dist)).text).toContain('mf-catalog@1.0.0 is live');
    await expect(run('release', 'mf-account', '--dist', dist)).resolves.toMatchObject({
      code: 1,
      text: `${dist} contains a build of mf-catalog, not of mf-account.`,
    });
  });

  it('retires a remote and restores it', async () => {
    await build('1.0.0');
    await run('release', 'mf-catalog');
    expect((await run('retire', 'mf-catalog', '--reason', 'moved')).text).toBe(
      'mf-catalog is retired: its pages are closed (state 3).',
    );
    expect((await run('list')).text).toMatch(/^mf-catalog {2}1\.0\.0 +retired /m);
    expect((await run('restore', 'mf-catalog')).text).toContain('mf-catalog@1.0.0 is live for all visitors');
  });

  it('answers one JSON document to a pipeline', async () => {
    await build('1.0.0');
    const { text } = await run('release', 'mf-catalog', '--json');
    expect(JSON.parse(text)).toMatchObject({ name: 'mf-catalog', version: '1.0.0', share: 100, state: 2 });
    expect(JSON.parse((await run('list', '--json')).text)).toMatchObject({ number: 2, canaries: [] });
    expect(JSON.parse((await run('promote', 'mf-catalog', '--json')).text)).toMatchObject({ error: 'CANARY_UNKNOWN' });
  });

  it('shows the health of the releases if an edge runs', async () => {
    await build('1.0.0');
    await run('release', 'mf-catalog');
    expect((await run('list')).text).toMatch(/^mf-catalog .* \?$/m);
    const health = { visitors: 12, failed: 3 };
    const registry = { microFrontends: { 'mf-catalog': [{ metadata: { version: '1.0.0' }, extras: { health } }] } };
    const edge = createServer((_, response) => response.end(JSON.stringify(registry)));
    await new Promise<void>((resolve) => edge.listen(0, resolve));
    siteUrl = `http://localhost:${(edge.address() as AddressInfo).port}`;
    const { text } = await run('list');
    edge.close();
    siteUrl = 'http://localhost:1';
    expect(text).toMatch(/^mf-catalog .* 3 of 12$/m);
  });

  it('ends with 1 and one line where something cannot be done', async () => {
    await expect(run('release', 'mf-unknown')).resolves.toMatchObject({
      code: 1,
      text: expect.stringContaining('build'),
    });
    await expect(run('rollback', 'shell')).resolves.toMatchObject({
      code: 1,
      text: expect.stringContaining('rolled back'),
    });
  });

  it('lists the known names or versions after a typing error, and changes nothing', async () => {
    await build('1.0.0');
    await run('release', 'mf-catalog');
    await build('1.1.0');
    await run('release', 'mf-catalog');
    const wrong = [
      ['rollback', 'mf-catalgo'],
      ['promote', 'mf-catalgo'],
      ['withdraw', 'mf-catalgo'],
    ];
    for (const argv of wrong) expect((await run(...argv)).text).toContain('Released are mf-catalog, shell.');
    expect((await run('rollback', 'mf-catalog', '--to', '2')).text).toContain('These were: 1.0.0.');
    expect((await run('kill', 'mf-catalog', '2.0.0')).text).toContain('mf-catalog@2.0.0 is not in the store');
    expect((await run('list')).text).toContain('State 3,');
  });

  it('does not call a live release a canary', async () => {
    await build('1.0.0');
    await run('release', 'mf-catalog');
    expect((await run('release', 'mf-catalog', '--canary', '10')).text).toContain(
      'is live for all visitors (released before',
    );
  });

  it('explains itself when asked', async () => {
    await expect(run('--help')).resolves.toMatchObject({ code: 0, text: expect.stringContaining('release <remote>') });
  });

  it('ends with 2 and the usage where it is not understood', async () => {
    const wrong = [
      ['fly'],
      ['release'],
      ['release', '../x'],
      ['release', 'a', 'b'],
      ['kill', 'mf-catalog'],
      ['list', '--x'],
    ];
    for (const argv of wrong)
      await expect(run(...argv)).resolves.toMatchObject({ code: 2, text: expect.stringContaining('release <remote>') });
    for (const share of ['-1', '101', 'ten', '1e1', ''])
      expect((await run('release', 'mf-catalog', `--canary=${share}`)).code).toBe(2);
  });
});

describe('the rehearsal of a release', () => {
  it('stops a release before it is in the store, and says what is wrong on which page', async () => {
    const what = 'it adds window.leak';
    const [first, second] = ['/products', '/about'].map((page) => ({ page, locale: 'fr' as const, what }));
    if (!first || !second) throw new Error('Two findings are needed.');
    rehearsal = { kind: 'failed', findings: [first, second] };
    await build('1.0.0');
    const { code, text } = await run('release', 'mf-catalog');
    expect(code).toBe(1);
    expect(text).toContain('/products (fr) and 1 more: it adds window.leak');
    expect((await run('list')).text).not.toContain('mf-catalog');
    await expect(readRelease(fake.store, { name: 'mf-catalog', version: '1.0.0' })).resolves.toBeUndefined();
  });

  it('makes a release that no browser could open a growing canary, and never a release for all visitors', async () => {
    rehearsal = { kind: 'impossible', why: 'no Chromium is on this machine' };
    await build('1.0.0');
    const { text } = await run('release', 'mf-catalog');
    expect(text).toContain('Not opened in a browser: no Chromium is on this machine.');
    expect(text).toContain('mf-catalog@1.0.0 is on canary for 1 %, and grows by itself');
    expect((await run('release', 'mf-catalog', '--canary', '100')).code).toBe(1);
    expect((await run('release', 'mf-catalog', '--canary', '20')).text).toContain('on canary for 20 % (');
  });

  it('signs the reason of a release without a rehearsal', async () => {
    rehearsal = { kind: 'failed', findings: [] };
    await build('1.0.0');
    expect((await run('release', 'mf-catalog', '--without-rehearsal', ' ')).code).toBe(2);
    expect((await run('release', 'mf-catalog', '--without-rehearsal', 'urgent')).text).toContain(
      'live for all visitors',
    );
    const { change } = (await readChannels(fake.store)) ?? {};
    expect(change?.rehearsal).toEqual({ outcome: 'skipped', reason: 'urgent' });
    expect((await run('list')).text).toContain('Not opened in a browser before: urgent.');
  });
});
