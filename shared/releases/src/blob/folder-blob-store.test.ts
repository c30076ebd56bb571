import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkBlobKey } from './blob-key.ts';
import { createFolderBlobStore } from './folder-blob-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aimante-blobs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the folder store', () => {
  it('keeps stored objects, and returns nothing for a missing one', async () => {
    const store = createFolderBlobStore(folder);
    await expect(store.put('a/b.js', Buffer.from('one'))).resolves.toBe(true);
    expect(String(await store.get('a/b.js'))).toBe('one');
    await expect(store.has('a/b.js')).resolves.toBe(true);
    await expect(store.get('a/c.js')).resolves.toBeUndefined();
    await expect(store.get('a/b.js/below')).resolves.toBeUndefined();
    await expect(store.has('a/c.js')).resolves.toBe(false);
  });

  it('never overwrites', async () => {
    const store = createFolderBlobStore(folder);
    await store.put('a.js', Buffer.from('one'));
    await expect(store.put('a.js', Buffer.from('two'))).resolves.toBe(false);
    expect(String(await store.get('a.js'))).toBe('one');
  });

  it('keeps the complete write of one of many writers', async () => {
    const store = createFolderBlobStore(folder);
    const bodies = Array.from({ length: 20 }, (_, index) => Buffer.alloc(50_000, index));
    const wins = await Promise.all(bodies.map((body) => store.put('a.js', body)));
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect(await store.get('a.js')).toEqual(bodies[wins.indexOf(true)]);
  });

  it('lists the keys below a prefix in order, and none that is being written', async () => {
    const store = createFolderBlobStore(folder);
    for (const key of ['sets/b.json', 'sets/a.json', 'sets/deep/c.json', 'channels/1.json'])
      await store.put(key, Buffer.from(key));
    await expect(store.list('sets/')).resolves.toEqual(['sets/a.json', 'sets/b.json', 'sets/deep/c.json']);
    await expect(store.list('nothing/')).resolves.toEqual([]);
  });

  it('leaves no scratch file behind', async () => {
    const store = createFolderBlobStore(folder);
    await Promise.all([store.put('a.js', Buffer.from('1')), store.put('a.js', Buffer.from('2'))]);
    await expect(readdir(join(folder, '.writing'))).resolves.toEqual([]);
  });

  it('does not read outside of its folder', async () => {
    const inner = join(folder, 'inner');
    await writeFile(join(folder, 'secret'), 'secret');
    const store = createFolderBlobStore(inner);
    for (const key of ['../secret', 'a/../../secret', join(folder, 'secret'), '..\\secret', 'a/./b', 'a//b', ''])
      expect(() => store.get(key)).toThrow('cannot name a file');
  });
});

describe('a key', () => {
  it('never leads out of the store, for any key', () => {
    const root = resolve('/store');
    const part = fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '\0', '~', '-', 'b.js', '…');
    const anyKey = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyKey, (key) => {
        try {
          checkBlobKey(key);
        } catch {
          return true;
        }
        return join(root, key).startsWith(root + sep) && join(root, key) === `${root}${sep}${key}`;
      }),
      { numRuns: 2000 },
    );
  });
});
