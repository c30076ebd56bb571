import { type DBSchema, openDB } from 'idb';
import { putWithBlobs, withBlobs } from '../stored-blobs/stored-blobs.ts';

/** The photo that a visitor sees on every product. It stays on the device until it goes into a cart. */
export interface OwnPhoto {
  readonly file: Blob;
  readonly name: string;
  /** A small copy that every browser can show. */
  readonly preview: Blob;
  /** Of `file`, in pixels, upright. */
  readonly width: number;
  readonly height: number;
  readonly storedAt: number;
}

interface Schema extends DBSchema {
  photos: { key: string; value: OwnPhoto };
}

const DATABASE = 'aimante-own-photo';
const KEY = 'own';
const KEPT_MS = 7 * 24 * 3_600_000;

/** Runs one step on the store. Undefined if the browser keeps nothing: a private window, or storage is off. */
async function inStore<T>(step: (store: Store) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await open();
    return await step(database).finally(() => database.close());
  } catch {
    return undefined;
  }
}

type Store = Awaited<ReturnType<typeof open>>;

const open = () => openDB<Schema>(DATABASE, 1, { upgrade: (database) => void database.createObjectStore('photos') });

/** The photo of the last week. An older one is deleted. */
export function readOwnPhoto(now: number): Promise<OwnPhoto | undefined> {
  return inStore(async (store) => {
    const photo = await store.get('photos', KEY);
    if (!photo || now - photo.storedAt < KEPT_MS) return photo && withBlobs(photo);
    await store.delete('photos', KEY);
    return undefined;
  });
}

/** False: the browser keeps nothing. */
export async function keepOwnPhoto(photo: OwnPhoto): Promise<boolean> {
  const isKept = await inStore(async (store) => {
    await putWithBlobs(photo, (value) => store.put('photos', value, KEY));
    return true;
  });
  return isKept ?? false;
}

export async function forgetOwnPhoto(): Promise<void> {
  await inStore((store) => store.delete('photos', KEY));
}
