/**
 * The storage of releases. Nothing is deleted, and only a damaged file is overwritten, so two publishers can only race
 * in `put`. The store decides which one wins (a folder with a hard link, a bucket with `If-None-Match: *`).
 */
export interface BlobStore {
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Atomic. Returns false when the key exists already. */
  put(key: string, body: Uint8Array): Promise<boolean>;
  /** Atomic. Writes over a damaged object. */
  repair(key: string, body: Uint8Array): Promise<void>;
  /** The sorted keys with a prefix that ends in a slash, after this key if it is given. */
  list(prefix: string, after?: string): Promise<string[]>;
}
