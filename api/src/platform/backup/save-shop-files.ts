import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type SavedFiles, saveFile, saveFolder } from './saved-files.ts';
import type { ShopPlace } from './shop-place.ts';

/**
 * Each part names files of later ones. Those were written before it, and stay: saved in this sequence, a backup of a
 * running shop has all that it names.
 */
export const RELEASE_PARTS = ['timestamps', 'channels', 'trust', 'releases'];

/** Saves everything of a shop outside the database: stored files, secrets, releases and their keys. */
export async function saveShopFiles({ storage, dataDir, releasesDir }: ShopPlace, backup: string): Promise<SavedFiles> {
  const files: SavedFiles = new Map();
  for (const key of await storage.list()) {
    const file = await storage.open(key);
    // A file removed since the list was read belongs to no row any more.
    if (file) await saveFile(backup, { path: `files/${key}`, stream: file.stream }, files);
  }
  const secrets = join(dataDir, 'secrets.json');
  if (existsSync(secrets)) await saveFile(backup, { path: 'secrets.json', stream: createReadStream(secrets) }, files);
  await saveFolder(backup, { from: join(dataDir, 'keys'), to: 'keys' }, files);
  if (!releasesDir) return files;
  for (const part of RELEASE_PARTS)
    await saveFolder(backup, { from: join(releasesDir, part), to: `releases/${part}` }, files);
  return files;
}
