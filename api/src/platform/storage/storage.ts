import type { Readable } from 'node:stream';

export interface StoredFile {
  size: number;
  stream: Readable;
}

/** The file store is away, read-only or full. Temporary: the caller retries later. */
export class StorageError extends Error {}

/** File storage: a folder, or a bucket if there are several machines. Keys are ours, never a visitor's. */
export interface Storage {
  put(key: string, content: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  open(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
  /** Every key, sorted. */
  list(): Promise<string[]>;
}

/** Written to check that a store accepts files. Not a file of the shop. */
export const probeKey = 'probe';

/** Throws a `StorageError` if the store does not accept a file. */
export function probeStorage(storage: Storage): Promise<void> {
  return storage.put(probeKey, Buffer.alloc(4096, '.'));
}

/** Prevents a key from leaving the store. */
export function assertKey(key: string): void {
  const isPlain = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(key);
  if (!isPlain) throw new Error(`Not a storage key: ${key}`);
}
