import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '../src/platform/database/connection/connect.ts';
import type { PictureStore } from '../src/platform/pictures/picture-store.ts';

const folder = join(import.meta.dirname, 'pictures');

/** Returns the id of a demo picture by its name. Stores the picture at its first use. */
export async function seedPictures(db: Queryable, pictures: PictureStore): Promise<(name: string) => Promise<string>> {
  const files = await readdir(folder);
  const ids = new Map<string, string>();
  return async (name) => {
    const known = ids.get(name);
    if (known) return known;
    const made = new Map<string, Buffer>();
    for (const file of files) {
      const suffix = file.startsWith(`${name}-`) ? file.slice(name.length + 1) : '';
      if (/^\d+\.avif$/.test(suffix)) made.set(suffix, await readFile(join(folder, file)));
    }
    const { id } = await pictures.adopt(db, await readFile(join(folder, `${name}.jpg`)), made);
    ids.set(name, id);
    return id;
  };
}
