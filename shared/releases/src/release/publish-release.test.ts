import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFakeStore, type FakeStore, writeFakeDist } from '../testing/index.ts';
import { decode } from './encodings.ts';
import { integrityOf } from './integrity.ts';
import { publishRelease } from './publish-release.ts';
import { readRelease } from './read-release.ts';
import { releaseFileKey } from './release-keys.ts';

const NAME = 'mf-catalog';
let fake: FakeStore;
let dist: string;
beforeEach(async () => {
  fake = await createFakeStore();
  dist = fake.dist(NAME);
});
afterEach(() => fake.remove());

const publish = () => publishRelease(fake.store, dist);

describe('publishing a build', () => {
  it('puts the descriptor and every file into the store', async () => {
    const built = await writeFakeDist(dist, { name: NAME, files: { 'deep/photo.webp': Buffer.alloc(900, 7) } });
    await expect(publish()).resolves.toMatchObject({
      name: NAME,
      version: built.version,
      status: 'published',
      files: 4,
    });
    await expect(readRelease(fake.store, built)).resolves.toEqual(built);
    for (const [file, { integrity }] of Object.entries(built.files)) {
      const body = await fake.store.blobs.get(releaseFileKey(built, file));
      expect(integrityOf(body ?? Buffer.of())).toBe(integrity);
    }
  });

  it('compresses what gains by it, and nothing else', async () => {
    const built = await writeFakeDist(dist, {
      name: NAME,
      files: { 'photo.webp': Buffer.alloc(900, 7), 'tiny.js': '1' },
    });
    await publish();
    for (const encoding of ['br', 'gzip'] as const) {
      const encoded = await fake.store.blobs.get(releaseFileKey(built, 'app.22222222.js', encoding));
      const plain = await decode(encoding, encoded ?? Buffer.of(), 10_000);
      expect(integrityOf(plain)).toBe(built.files['app.22222222.js']?.integrity);
      expect(encoded?.byteLength).toBeLessThan(plain.byteLength / 5);
      await expect(fake.store.blobs.has(releaseFileKey(built, 'photo.webp', encoding))).resolves.toBe(false);
      await expect(fake.store.blobs.has(releaseFileKey(built, 'tiny.js', encoding))).resolves.toBe(false);
    }
  });

  describe('after a release with the same file', () => {
    const FILE = 'app.22222222.js';

    /** Publishes a second version, and returns the compressed file of it. */
    async function publishAgain(change: (key: string, body: Buffer) => Promise<void>): Promise<Buffer> {
      const former = await writeFakeDist(dist, { name: NAME });
      await publish();
      const key = releaseFileKey(former, FILE, 'br');
      const body = await fake.store.blobs.get(releaseFileKey(former, FILE));
      await change(key, body ?? Buffer.of());
      const next = await writeFakeDist(dist, { name: NAME, descriptor: { version: '2.0.0' } });
      await publishRelease(fake.store, dist, { former });
      return (await fake.store.blobs.get(releaseFileKey(next, FILE, 'br'))) ?? Buffer.of();
    }

    it('takes its compressed form', async () => {
      let kept: Buffer = Buffer.of();
      const encoded = await publishAgain(async (key, body) => {
        kept = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });
        await fake.store.blobs.repair(key, kept);
      });
      expect(encoded).toEqual(kept);
    });

    it('compresses it anew where that form is damaged', async () => {
      let plain: Buffer = Buffer.of();
      const encoded = await publishAgain(async (key, body) => {
        plain = body;
        await fake.store.blobs.repair(key, brotliCompressSync('another file'));
      });
      expect(await decode('br', encoded, 10_000)).toEqual(plain);
    });
  });

  it('does nothing the second time', async () => {
    await writeFakeDist(dist, { name: NAME });
    await publish();
    const before = await fake.store.blobs.list('releases/');
    await expect(publish()).resolves.toMatchObject({ status: 'unchanged' });
    await expect(fake.store.blobs.list('releases/')).resolves.toEqual(before);
  });

  it('refuses other bytes under the same version', async () => {
    await writeFakeDist(dist, { name: NAME, descriptor: { version: '1.0.0' } });
    await publish();
    await writeFakeDist(dist, { name: NAME, descriptor: { version: '1.0.0' }, files: { 'app.22222222.js': 'other' } });
    await expect(publish()).rejects.toMatchObject({ code: 'VERSION_TAKEN' });
  });

  it('accepts a build for the contract before until its last day', async () => {
    await writeFakeDist(dist, { name: NAME, descriptor: { contract: '1.4' } });
    const on = (day: string) => publishRelease({ ...fake.store, now: () => new Date(`${day}T12:00:00Z`) }, dist);
    await expect(on('2026-12-27')).rejects.toMatchObject({ code: 'CONTRACT_INCOMPATIBLE' });
    await expect(on('2026-12-26')).resolves.toMatchObject({ status: 'published' });
    await expect(on('2026-12-27')).resolves.toMatchObject({ status: 'unchanged' });
  });

  it('resumes after a killed publisher', async () => {
    const built = await writeFakeDist(dist, { name: NAME });
    await fake.store.blobs.put(releaseFileKey(built, 'remoteEntry.js'), Buffer.from('/* mf-catalog entry */'));
    await expect(readRelease(fake.store, built)).resolves.toBeUndefined();
    await expect(publish()).resolves.toMatchObject({ status: 'published' });
    await expect(readRelease(fake.store, built)).resolves.toEqual(built);
  });

  it('completes an upload that was cut in the middle of a file', async () => {
    const built = await writeFakeDist(dist, { name: NAME });
    const key = releaseFileKey(built, 'app.22222222.js');
    await fake.store.blobs.put(key, Buffer.from('/* mf-cat'));
    await expect(publish()).resolves.toMatchObject({ status: 'published' });
    expect(integrityOf((await fake.store.blobs.get(key)) ?? Buffer.of())).toBe(
      built.files['app.22222222.js']?.integrity,
    );
  });

  it('repairs the files of a published release when it is asked to', async () => {
    const built = await writeFakeDist(dist, { name: NAME });
    await publish();
    const damaged = releaseFileKey(built, 'app.22222222.js', 'br');
    await writeFile(join(fake.folder, 'releases', damaged), 'half');
    await rm(join(fake.folder, 'releases', releaseFileKey(built, 'remoteEntry.js')));
    await expect(publishRelease(fake.store, dist, { repairs: true })).resolves.toMatchObject({ status: 'unchanged' });
    const encoded = (await fake.store.blobs.get(damaged)) ?? Buffer.of();
    expect(integrityOf(await decode('br', encoded, 10_000))).toBe(built.files['app.22222222.js']?.integrity);
    await expect(fake.store.blobs.has(releaseFileKey(built, 'remoteEntry.js'))).resolves.toBe(true);
  });

  it('accepts two publishers of one build', async () => {
    const built = await writeFakeDist(dist, { name: NAME });
    const both = await Promise.all([publish(), publish()]);
    expect(both.map(({ version }) => version)).toEqual([built.version, built.version]);
    await expect(readRelease(fake.store, built)).resolves.toEqual(built);
  });

  it('shows its progress', async () => {
    await writeFakeDist(dist, { name: NAME });
    const seen: string[] = [];
    await publishRelease(fake.store, dist, { onProgress: (done, total) => seen.push(`${done}/${total}`) });
    expect(seen).toEqual(['1/3', '2/3', '3/3']);
  });
});

describe('a build that is not in order', () => {
  it('is refused when a file was changed after the build', async () => {
    const { files } = await writeFakeDist(dist, { name: NAME });
    await writeFile(join(dist, 'app.22222222.js'), 'x'.repeat(files['app.22222222.js']?.bytes ?? 0));
    await expect(publish()).rejects.toMatchObject({ code: 'FILE_MISMATCH' });
  });

  it('is refused when a file is missing', async () => {
    await writeFakeDist(dist, { name: NAME });
    await rm(join(dist, 'app.33333333.css'));
    await expect(publish()).rejects.toMatchObject({ code: 'FILE_MISMATCH' });
  });

  it('is refused when it was never made', async () => {
    await expect(publish()).rejects.toMatchObject({
      code: 'DESCRIPTOR_INVALID',
      message: expect.stringContaining('build'),
    });
  });

  it('is refused for a name or version with another path', async () => {
    for (const descriptor of [{ name: '../shell' }, { name: 'MF' }, { version: '..' }, { version: 'a/b' }]) {
      await writeFakeDist(dist, { name: NAME, descriptor });
      await expect(publish()).rejects.toMatchObject({ code: 'DESCRIPTOR_INVALID' });
    }
  });

  it('is refused for a file outside of the build', async () => {
    const { files } = await writeFakeDist(dist, { name: NAME });
    const entry = files['remoteEntry.js'] as (typeof files)[string];
    for (const path of ['../../keys/release-signing.pem', '/etc/passwd', 'a/../../b', 'a\\b', 'a//b']) {
      await writeFakeDist(dist, { name: NAME, descriptor: { files: { ...files, [path]: entry } } });
      await expect(publish()).rejects.toMatchObject({ code: 'DESCRIPTOR_INVALID' });
    }
  });

  it('is refused when it names a file that its table lacks', async () => {
    await writeFakeDist(dist, { name: NAME, descriptor: { exposes: { './app': { js: ['gone.js'], css: [] } } } });
    await expect(publish()).rejects.toMatchObject({ message: expect.stringContaining('gone.js') });
  });

  it('is refused when it was built for a contract that the platform does not offer', async () => {
    await writeFakeDist(dist, { name: NAME, descriptor: { contract: '99.0' } });
    await expect(publish()).rejects.toMatchObject({ code: 'CONTRACT_INCOMPATIBLE' });
  });

  it('is refused when it brings compressed files of its own', async () => {
    await writeFakeDist(dist, { name: NAME, files: { 'app.22222222.js.br': 'not brotli' } });
    await expect(publish()).rejects.toMatchObject({ message: expect.stringContaining('app.22222222.js.br') });
  });
});
