import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type SavedFiles, saveFile, saveFolder } from './saved-files.ts';
import type { ShopPlace } from './shop-place.ts';

/** Saves everything of a shop outside the database: stored files, secrets, releases and their signing key. */
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
  // The channel log first: the files it refers to were written before it, and stay.
  for (const part of ['channels', 'sets', 'releases'])
    await saveFolder(backup, { from: join(releasesDir, part), to: `releases/${part}` }, files);
  return files;
}
