import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { assertKey, probeKey, type Storage, StorageError } from './storage.ts';

const draftName = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Stores files in a folder. The folder is created once: if it is missing later, its volume is not mounted, and files
 * written in its place would disappear when the volume returns.
 */
export function folderStorage(root: string): Storage {
  let made: Promise<unknown> | undefined;
  const place = (key: string) => {
    assertKey(key);
    return join(root, key);
  };

  /** Returns `undefined` if the store is available and the file is missing. */
  async function work<T>(what: () => Promise<T>): Promise<T | undefined> {
    try {
      made ??= mkdir(root, { recursive: true });
      await made.catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      return await what();
    } catch (error) {
      if (codeOf(error) === 'ENOENT' && (await isThere(root))) return undefined;
      throw new StorageError(`The file store in ${root} does not work: ${codeOf(error) ?? error}`, { cause: error });
    }
  }

  return {
    async put(key, content) {
      const path = place(key);
      const draft = `${path}.${randomUUID()}`;
      const write = async () => {
        await access(root);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, content);
        await rename(draft, path);
        return true;
      };
      try {
        if (!(await work(write))) throw new StorageError(`The file store in ${root} disappeared during a write`);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    has: async (key) => (await work(() => stat(place(key)))) !== undefined,
    async open(key) {
      const path = place(key);
      return work(async () => {
        const file = await open(path);
        const { size } = await file.stat();
        return { size, stream: file.createReadStream() };
      });
    },
    async remove(key) {
      const path = place(key);
      await work(() => rm(path, { force: true }));
    },
    async list() {
      const entries = await work(() => readdir(root, { recursive: true, withFileTypes: true }));
      const files = (entries ?? []).filter((entry) => entry.isFile() && !draftName.test(entry.name));
      const keys = files.map((file) => relative(root, join(file.parentPath, file.name)).replaceAll(sep, '/'));
      return keys.filter((key) => key !== probeKey).sort();
    },
  };
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
