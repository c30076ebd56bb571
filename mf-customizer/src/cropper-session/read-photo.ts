import { heicToJpeg } from '../heic/heic.ts';
import type { ImportedPhoto, ImportProblem, PicturePool } from '../picture-worker/picture-worker.ts';

export type Reading =
  | { readonly original: Blob; readonly imported: ImportedPhoto }
  | { readonly problem: ImportProblem };

/** Reads photos in workers, in any order. Those of an iPhone are converted one at a time: each fills a few hundred MB. */
export function createPhotoReader(pool: PicturePool): (file: Blob) => Promise<Reading> {
  let lastConversion: Promise<unknown> = Promise.resolve();

  async function convert(file: Blob): Promise<Reading> {
    const conversion = lastConversion.then(() => heicToJpeg(file));
    lastConversion = conversion.catch(() => undefined);
    const original = await conversion.catch(() => undefined);
    if (!original) return { problem: 'notConverted' };
    const result = await pool.run('importPhoto', original);
    if ('isHeic' in result) return { problem: 'notConverted' };
    return 'problem' in result ? result : { original, imported: result };
  }

  return async (file) => {
    try {
      const result = await pool.run('importPhoto', file);
      if ('isHeic' in result) return await convert(file);
      return 'problem' in result ? result : { original: file, imported: result };
    } catch {
      return { problem: 'notRead' };
    }
  };
}
