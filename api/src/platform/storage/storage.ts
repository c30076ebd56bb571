import type { Readable } from 'node:stream';

export interface StoredFile {
  size: number;
  stream: Readable;
}

/** The file store is away, read-only or full. It passes: whoever meets it tries again later. */
export class StorageError extends Error {}

/** Where files lie: a folder here, a bucket where there are several machines. Keys are ours, never a visitor's. */
export interface Storage {
  put(key: string, content: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  open(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
  /** Every key, sorted. */
  list(): Promise<string[]>;
}

/** Written to learn whether a store takes files. No file of the shop. */
export const probeKey = 'probe';

/** Throws a `StorageError` where a store takes no file. */
export function probeStorage(storage: Storage): Promise<void> {
  return storage.put(probeKey, Buffer.alloc(4096, '.'));
}

/** A key never leads out of the store. */
export function assertKey(key: string): void {
  const isPlain = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(key);
  if (!isPlain) throw new Error(`Not a storage key: ${key}`);
}
