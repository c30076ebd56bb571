import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { link, lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkBlobKey } from './blob-key.ts';
import type { BlobStore } from './blob-store.ts';

const SCRATCH = '.writing';
/** A link in the store could lead anywhere: it is listed, and never followed. */
const READ_NO_LINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** A store in a local folder. Creating a hard link is atomic and never overwrites a file. */
export function createFolderBlobStore(root: string): BlobStore {
  const pathOf = (key: string) => join(root, checkBlobKey(key));
  const write = (body: Uint8Array, target: string, move: Move) =>
    writeAndMove(body, { scratch: join(root, SCRATCH, randomUUID()), target, move });
  return {
    get: (key) => readFile(pathOf(key), { flag: READ_NO_LINK }).catch(absent),
    has: (key) =>
      lstat(pathOf(key)).then(
        (found) => found.isFile(),
        () => false,
      ),
    put: (key, body) => write(body, pathOf(key), link),
    repair: async (key, body) => void (await write(body, pathOf(key), rename)),
    async list(prefix, after = '') {
      const folder = pathOf(prefix.replace(/\/$/, ''));
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
      const files = (entries ?? []).filter((entry) => !entry.isDirectory());
      const names = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
      const keys = names.map((name) => prefix + name.replaceAll('\\', '/'));
      return keys.filter((key) => key > after).sort();
    },
  };
}

/** `ELOOP` is a link, `EISDIR` a folder under the name of a file. */
const ABSENT = ['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR'];

/** `link` fails where the target exists, `rename` replaces it. */
type Move = (from: string, to: string) => Promise<void>;

interface Target {
  readonly scratch: string;
  readonly target: string;
  readonly move: Move;
}

async function writeAndMove(body: Uint8Array, { scratch, target, move }: Target): Promise<boolean> {
  await Promise.all([mkdir(dirname(scratch), { recursive: true }), mkdir(dirname(target), { recursive: true })]);
  try {
    await writeDurably(scratch, body);
    await move(scratch, target);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(scratch, { force: true });
  }
}

async function writeDurably(path: string, body: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

function absent(error: unknown): undefined {
  if (ABSENT.includes(String(codeOf(error)))) return undefined;
  throw error;
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
