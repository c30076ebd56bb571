import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './manifest.ts';

/** SHA-256 of each file, by its path in the backup. */
export type SavedFiles = Map<string, string>;

/** In the format of sha256sum: `sha256sum -c files.sha256` checks a backup by hand. */
const listName = 'files.sha256';

export async function writeList(backup: string, files: SavedFiles): Promise<void> {
  await writeFile(join(backup, listName), [...files].map(([path, sha256]) => `${sha256}  ${path}\n`).join(''));
}

/** Undefined: a backup of an earlier version, without a list. */
export async function readList(backup: string): Promise<SavedFiles | undefined> {
  const text = await readFile(join(backup, listName), 'utf8').catch((error: unknown) => ifMissing(error, undefined));
  const lines = text?.split('\n').filter(Boolean);
  return lines && new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

export async function saveFile(
  backup: string,
  { path, stream }: { path: string; stream: Readable },
  files: SavedFiles,
) {
  const hash = createHash('sha256');
  const target = join(backup, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  stream.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(stream, createWriteStream(target, { mode: 0o600 }));
  files.set(path, hash.digest('hex'));
}

export async function readSaved(backup: string, path: string, sha256: string): Promise<Buffer> {
  const content = await readFile(join(backup, path)).catch(() => undefined);
  if (!content) throw new BackupError(`${path} is missing from the backup: nothing was restored`);
  if (sha256Of(content) !== sha256) throw new BackupError(`${path} was changed in the backup: nothing was restored`);
  return content;
}

export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

export async function saveFolder(
  backup: string,
  { from, to }: { from: string; to: string },
  files: SavedFiles,
): Promise<void> {
  for (const path of await filesBelow(from))
    await saveFile(backup, { path: `${to}/${path}`, stream: createReadStream(join(from, path)) }, files);
}

/** Sorted paths with slashes; empty if the folder is missing. Skips scratch files: their names begin with a dot. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) =>
    ifMissing(error, []),
  );
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/'));
  return paths.filter((path) => !path.startsWith('.')).sort();
}

/** Skips only a missing file. An unreadable one throws, because the backup would otherwise omit it silently. */
function ifMissing<T>(error: unknown, instead: T): T {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead;
  throw error;
}
