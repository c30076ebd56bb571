import { putWithBlobs, withBlobs } from '@aimante/remote/stored-blobs';
import { type IDBPDatabase, openDB } from 'idb';
import {
  DATABASE_NAME,
  type DraftSchema,
  SCHEMA_VERSION,
  type StoredDraft,
  type StoredPhoto,
  type StoredUpload,
  upgradeSchema,
} from './draft-schema.ts';
import { createMemoryStore } from './memory-store.ts';
import { isOutdated, orphans } from './outdated.ts';

export { claimDraft, type Release } from './claim-draft.ts';
export { type DraftOwner, ownedKey } from './draft-owner.ts';
export { askToKeep, type Shortage, shortageFor } from './room-for.ts';
export type { StoredDraft, StoredPhoto, StoredUpload };

/** Stores photos, framings and uploads on this device, across reloads, crashes and logins. */
export interface DraftStore {
  /** False if the browser keeps nothing: a private window, or storage is off. */
  readonly isLasting: boolean;
  readDraft(key: string): Promise<StoredDraft | undefined>;
  writeDraft(draft: StoredDraft): Promise<void>;
  deleteDraft(key: string): Promise<void>;
  readPhoto(id: string): Promise<StoredPhoto | undefined>;
  writePhoto(photo: StoredPhoto): Promise<void>;
  deletePhoto(id: string): Promise<void>;
  readUpload(photoId: string): Promise<StoredUpload | undefined>;
  writeUpload(upload: StoredUpload): Promise<void>;
  /** Deletes outdated drafts and photos. */
  purge(now: number): Promise<void>;
  close(): void;
}

export async function openDraftStore(): Promise<DraftStore> {
  try {
    const database = await openDB<DraftSchema>(DATABASE_NAME, SCHEMA_VERSION, {
      upgrade: (db, oldVersion) => upgradeSchema(db, oldVersion),
      // Another tab needs a newer schema, which must not wait for this connection.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return createLastingStore(database);
  } catch {
    return createMemoryStore();
  }
}

function createLastingStore(database: IDBPDatabase<DraftSchema>): DraftStore {
  return {
    isLasting: true,
    readDraft: (key) => database.get('drafts', key),
    async writeDraft(draft) {
      const writing = database.transaction('drafts', 'readwrite');
      const stored = writing.store.put(draft);
      // An explicit commit. An automatic one waits for request events, which a closing page never gets, and the draft
      // would be lost.
      writing.commit();
      await Promise.all([stored, writing.done]);
    },
    deleteDraft: (key) => database.delete('drafts', key),
    async readPhoto(id) {
      const stored = await database.get('photos', id);
      return stored && withBlobs(stored);
    },
    writePhoto: (photo) => putWithBlobs(photo, (value) => database.put('photos', value)),
    async deletePhoto(id) {
      await Promise.all([database.delete('photos', id), database.delete('uploads', id)]);
    },
    readUpload: (photoId) => database.get('uploads', photoId),
    writeUpload: async (upload) => void (await database.put('uploads', upload)),
    purge: (now) => purge(database, now),
    close: () => database.close(),
  };
}

async function purge(database: IDBPDatabase<DraftSchema>, now: number): Promise<void> {
  const drafts = await database.getAll('drafts');
  const over = drafts.filter((draft) => isOutdated(draft, now));
  await Promise.all(over.map(({ key }) => database.delete('drafts', key)));
  const kept = drafts.filter((draft) => !over.includes(draft));
  // A cursor, because loading all photos at once would fill the memory with blob handles.
  const photos: Pick<StoredPhoto, 'id' | 'storedAt'>[] = [];
  for await (const { value } of database.transaction('photos').store) {
    photos.push({ id: value.id, storedAt: value.storedAt });
  }
  for (const id of orphans(photos, kept, now)) {
    await Promise.all([database.delete('photos', id), database.delete('uploads', id)]);
  }
}
