import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from '../storage/storage.ts';
import { BackupError } from './manifest.ts';
import { RELEASE_PARTS } from './save-shop-files.ts';
import { filesBelow, readList, readSaved, type SavedFiles, sha256Of } from './saved-files.ts';
import type { ShopPlace } from './shop-place.ts';

interface Restored {
  /** What was not restored, one sentence each. */
  left: string[];
}

/** Steps that take back what was written, in reverse order. */
export type Undo = (() => Promise<unknown>)[];

/** Refuses a backup with a changed or missing file before anything is written. */
export async function checkSavedFiles(source: string): Promise<void> {
  for (const [path, sha256] of (await readList(source)) ?? []) await readSaved(source, path, sha256);
}

/** Restores the files of a backup and verifies each one. Adds to `undo` before each write. */
export async function restoreShopFiles(place: ShopPlace, source: string, undo: Undo): Promise<Restored> {
  const files = await readList(source);
  if (!files) return restoreUnlisted(place, source, undo);
  const left: string[] = [];
  for (const [path, sha256] of files) {
    if (!path.startsWith('files/')) continue;
    const content = await readSaved(source, path, sha256);
    await putFile(place.storage, { key: path.slice('files/'.length), sha256, content, undo });
  }
  await restoreOne(files, { source, path: 'secrets.json', target: join(place.dataDir, 'secrets.json'), undo });
  await restoreReleases(place, { source, files, left, undo });
  return { left };
}

interface StoredCopy {
  key: string;
  sha256: string;
  content: Buffer;
  undo: Undo;
}

async function putFile(storage: Storage, { key, sha256, content, undo }: StoredCopy) {
  const before = await (await storage.open(key))?.stream.toArray();
  undo.push(() => (before ? storage.put(key, Buffer.concat(before as Buffer[])) : storage.remove(key)));
  await storage.put(key, content);
  const kept = await storage.open(key);
  const parts = (await kept?.stream.toArray()) as Buffer[] | undefined;
  if (sha256Of(Buffer.concat(parts ?? [])) !== sha256)
    throw new BackupError(`${key} differs in the file store from what was written: nothing was restored`);
}

async function restoreReleases(
  { dataDir, releasesDir }: ShopPlace,
  { source, files, left, undo }: { source: string; files: SavedFiles; left: string[]; undo: Undo },
): Promise<void> {
  const keys = [...files.keys()].filter((path) => path.startsWith('keys/'));
  const isNew = releasesDir !== undefined && (await filesBelow(join(releasesDir, 'channels'))).length === 0;
  for (const path of keys) {
    const target = join(dataDir, path);
    if (isNew || !(await exists(target))) await restoreOne(files, { source, path, target, undo });
  }
  const releases = [...files.keys()].filter((path) => path.startsWith('releases/'));
  if (releases.length === 0) return;
  if (!releasesDir || !isNew) {
    left.push('The release store is in use already: its releases stay, those of the backup were left out.');
    return;
  }
  const inPart = (part: string) => releases.filter((path) => path.startsWith(`releases/${part}/`));
  for (const path of RELEASE_PARTS.toReversed().flatMap(inPart))
    await restoreOne(files, { source, path, target: join(releasesDir, path.slice('releases/'.length)), undo });
}

async function restoreOne(
  files: SavedFiles,
  { source, path, target, undo }: { source: string; path: string; target: string; undo: Undo },
): Promise<void> {
  const sha256 = files.get(path);
  if (!sha256) return;
  const content = await readSaved(source, path, sha256);
  await write(target, content, { mode: path.startsWith('releases/') ? 0o644 : 0o600, undo });
}

async function write(target: string, content: Buffer, { mode, undo }: { mode: number; undo: Undo }): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const before = (await exists(target)) ? await readFile(target) : undefined;
  undo.push(() => (before ? writeFile(target, before, { mode }) : rm(target, { force: true })));
  await writeFile(target, content, { mode });
}

/** A backup of an earlier version has files and secrets, but no hashes. */
async function restoreUnlisted({ storage, dataDir }: ShopPlace, source: string, undo: Undo): Promise<Restored> {
  for (const key of await filesBelow(join(source, 'files'))) {
    const content = await readFile(join(source, 'files', key));
    await putFile(storage, { key, content, sha256: sha256Of(content), undo });
  }
  const secrets = join(source, 'secrets.json');
  if (await exists(secrets)) await write(join(dataDir, 'secrets.json'), await readFile(secrets), { mode: 0o600, undo });
  return { left: ['The backup was made by an earlier version and has no releases.'] };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
