/**
 * Where releases lie. Nothing in it is ever overwritten or deleted, so that `put` is the only thing that two
 * publishers can race for, and the store (a folder's hard link, a bucket's `If-None-Match: *`) decides who wins.
 */
export interface BlobStore {
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Whole or not at all. False when the key is taken. */
  put(key: string, body: Uint8Array): Promise<boolean>;
  /** The keys below a prefix that ends in a slash, sorted. */
  list(prefix: string): Promise<string[]>;
}
