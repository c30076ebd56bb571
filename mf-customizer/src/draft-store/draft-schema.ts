import type { DBSchema, IDBPDatabase } from 'idb';

export interface StoredDraft {
  readonly key: string;
  readonly project: unknown;
  readonly photoIds: readonly string[];
  readonly savedAt: number;
  /** When its photos went into the cart: they are kept a while longer, for a change of mind. */
  readonly addedToCartAt: number | undefined;
}

export interface StoredPhoto {
  readonly id: string;
  readonly name: string;
  readonly original: Blob;
  readonly preview: Blob;
  readonly thumbnail: Blob;
  readonly storedAt: number;
}

export interface StoredUpload {
  readonly photoId: string;
  /** Where the transfer goes on. */
  readonly url: string;
  readonly sha256: string;
  /** The server's own name for the original, once all of it is there. */
  readonly uploadId: string | undefined;
}

export interface DraftSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  photos: { key: string; value: StoredPhoto };
  uploads: { key: string; value: StoredUpload };
}

export const DATABASE_NAME = 'aimante-customizer';
export const SCHEMA_VERSION = 1;

/** One block a version, and none is ever changed: a visitor may come back from any of them. */
export function upgradeSchema(database: IDBPDatabase<DraftSchema>, oldVersion: number): void {
  if (oldVersion < 1) {
    database.createObjectStore('drafts', { keyPath: 'key' });
    database.createObjectStore('photos', { keyPath: 'id' });
    database.createObjectStore('uploads', { keyPath: 'photoId' });
  }
}
