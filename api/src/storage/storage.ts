import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { uuidv7 } from '../database/uuid.ts';

export interface StoredFile {
  size: number;
  stream: Readable;
}

/** Where files lie: a folder here, a bucket where there are several machines. Keys are ours, never a visitor's. */
export interface Storage {
  put(key: string, content: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  open(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
}

/** A key never leads out of the store. */
export function assertKey(key: string): void {
  const isPlain = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(key);
  if (!isPlain) throw new Error(`Not a storage key: ${key}`);
}

export function folderStorage(root: string): Storage {
  const place = (key: string) => {
    assertKey(key);
    return join(root, key);
  };
  const sizeOf = (key: string) =>
    stat(place(key)).then(
      (found) => found.size,
      () => undefined,
    );
  return {
    async put(key, content) {
      const path = place(key);
      const draft = `${path}.${uuidv7()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, content);
      await rename(draft, path);
    },
    has: async (key) => (await sizeOf(key)) !== undefined,
    async open(key) {
      const size = await sizeOf(key);
      return size === undefined ? undefined : { size, stream: createReadStream(place(key)) };
    },
    remove: (key) => rm(place(key), { force: true }),
  };
}
