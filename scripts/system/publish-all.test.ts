import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  flipChannels,
  killRelease,
  openReleaseStore,
  publishRelease,
  readChannels,
  releaseToAll,
  rollBack,
} from '@aimante/releases';
import { fakeTeams, serveFakeBucket, writeFakeDist } from '@aimante/releases/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishAll } from './publish-all.ts';

let root: string;
let dataDir: string;
const lines: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aimante-publish-'));
  dataDir = join(root, 'data');
  await writeFile(join(root, 'teams.json'), JSON.stringify(fakeTeams));
  await build('shell', '1.0.0');
  await build('mf-catalog', '1.0.0');
});
afterEach(() => rm(root, { recursive: true }));

async function build(name: string, version: string): Promise<void> {
  await rm(join(root, name), { recursive: true, force: true });
  await writeFakeDist(join(root, name, 'dist'), { name, descriptor: { version } });
  await writeFile(join(root, name, 'remote.config.ts'), '');
}

function start(env: NodeJS.ProcessEnv = {}): Promise<void> {
  return publishAll({ root, dataDir, env, print: (line) => lines.push(line) });
}

async function liveVersion(name: string, env: NodeJS.ProcessEnv = {}): Promise<string | undefined> {
  const state = await readChannels(await openReleaseStore({ dataDir, releasesDir: env.RELEASES_DIR, env }));
  return state?.live[name]?.at(-1)?.version;
}

describe('publishAll', () => {
  it('leaves out a folder that an earlier branch has left', async () => {
    await mkdir(join(root, 'mf-gone', 'node_modules'), { recursive: true });
    await start();
    expect(await liveVersion('mf-catalog')).toBe('1.0.0');
  });

  it('publishes each new build', async () => {
    await start();
    expect(await liveVersion('mf-catalog')).toBe('1.0.0');
    await build('mf-catalog', '1.1.0');
    await start();
    expect(await liveVersion('mf-catalog')).toBe('1.1.0');
    expect(await liveVersion('shell')).toBe('1.0.0');
    expect(lines.at(-1)).toBe('Released mf-catalog@1.1.0');
  });

  it('leaves a rollback as it is', async () => {
    await start();
    await build('mf-catalog', '1.1.0');
    await start();
    await flipChannels(await openReleaseStore({ dataDir }), rollBack('mf-catalog'));
    await start();
    expect(await liveVersion('mf-catalog')).toBe('1.0.0');
  });

  it('keeps a killed build withdrawn with a notice, and an older source still starts', async () => {
    await start();
    await build('mf-catalog', '1.1.0');
    await start();
    await flipChannels(await openReleaseStore({ dataDir }), killRelease({ name: 'mf-catalog', version: '1.0.0' }));
    await build('mf-catalog', '1.0.0');
    await build('shell', '1.1.0');
    await start();
    expect(await liveVersion('mf-catalog')).toBe('1.1.0');
    expect(await liveVersion('shell')).toBe('1.1.0');
    expect(lines.slice(-2)).toEqual([
      'mf-catalog@1.0.0 was killed, and stays so: change it, or leave what is live.',
      'Released shell@1.1.0',
    ]);
  });

  it('releases everything into a store that is new or was emptied', async () => {
    await start();
    const other = { RELEASES_DIR: join(root, 'other') };
    await start(other);
    expect(await liveVersion('mf-catalog', other)).toBe('1.0.0');
    await rm(join(root, 'other'), { recursive: true });
    await start(other);
    expect(await liveVersion('mf-catalog', other)).toBe('1.0.0');

    const bucket = await serveFakeBucket();
    const inBucket = { RELEASES_BUCKET: bucket.url.href, AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    await start(inBucket);
    expect(await liveVersion('shell', inBucket)).toBe('1.0.0');
    bucket.objects.clear();
    lines.length = 0;
    await start(inBucket);
    expect(lines).toEqual(['Released mf-catalog@1.0.0, shell@1.0.0']);
    expect(await liveVersion('shell', inBucket)).toBe('1.0.0');
    bucket.close();
  });

  it('leaves a rollback as it is after a start with another data folder', async () => {
    await start();
    await build('mf-catalog', '1.1.0');
    await start();
    await flipChannels(await openReleaseStore({ dataDir }), rollBack('mf-catalog'));
    const moved = join(root, 'moved');
    for (const part of ['keys', 'releases']) await cp(join(dataDir, part), join(moved, part), { recursive: true });
    dataDir = moved;
    await start();
    expect(await liveVersion('mf-catalog')).toBe('1.0.0');
  });

  it('keeps what another repository released during the run', async () => {
    await start();
    const store = await openReleaseStore({ dataDir });
    await writeFakeDist(join(root, 'elsewhere'), { name: 'mf-catalog', descriptor: { version: '2.0.0' } });
    await flipChannels(store, releaseToAll([await publishRelease(store, join(root, 'elsewhere'))]));
    await start();
    expect(await liveVersion('mf-catalog')).toBe('2.0.0');
  });

  it('puts an older build live again when it is what is built now', async () => {
    await start();
    await build('mf-catalog', '1.1.0');
    await start();
    await build('mf-catalog', '1.0.0');
    await start();
    expect(await liveVersion('mf-catalog')).toBe('1.0.0');
  });
});
