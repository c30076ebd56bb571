import type { DBSchema, IDBPDatabase } from 'idb';

export interface StoredDraft {
  readonly key: string;
  readonly project: unknown;
  readonly photoIds: readonly string[];
  readonly savedAt: number;
  /**
   * Time at which the photos went into the cart. They are kept for a while after that, so that the visitor can change
   * them.
   */
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
  /** Upload URL to resume. */
  readonly url: string;
  readonly sha256: string;
  /** The server's id of the original, once it is complete. */
  readonly uploadId: string | undefined;
}

export interface DraftSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  photos: { key: string; value: StoredPhoto };
  uploads: { key: string; value: StoredUpload };
}

export const DATABASE_NAME = 'aimante-customizer';
export const SCHEMA_VERSION = 1;

/** One block per schema version. Never change a block: a visitor may upgrade from any version. */
export function upgradeSchema(database: IDBPDatabase<DraftSchema>, oldVersion: number): void {
  if (oldVersion < 1) {
    database.createObjectStore('drafts', { keyPath: 'key' });
    database.createObjectStore('photos', { keyPath: 'id' });
    database.createObjectStore('uploads', { keyPath: 'photoId' });
  }
}
