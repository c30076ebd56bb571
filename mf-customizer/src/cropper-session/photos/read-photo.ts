import type { ServerReading } from '@aimante/remote/reading';
import type { ImportedPhoto, ImportProblem, PicturePool } from '../../picture-worker/picture-worker.ts';
import { heicToJpeg } from './heic.ts';

export type Reading =
  | { readonly original: Blob; readonly imported: ImportedPhoto }
  | { readonly problem: ImportProblem };

interface ReaderParts {
  readonly pool: PicturePool;
  readonly readOnServer: (file: Blob) => Promise<ServerReading>;
}

/**
 * Reads photos in workers, in any order. An iPhone photo needs a few hundred MB to convert, so these run one at a time.
 */
export function createPhotoReader({ pool, readOnServer }: ReaderParts): (file: Blob) => Promise<Reading> {
  let lastConversion: Promise<unknown> = Promise.resolve();

  /** The converted file replaces the original, so that preview and print use the same pixels. */
  async function readConverted(original: Blob, isSmaller = false): Promise<Reading> {
    const result = await pool.run('importPhoto', original);
    if ('isForServer' in result) return convertOnServer(original);
    // A large picture of another format is converted, then made smaller.
    if ('converted' in result && !isSmaller) return readConverted(result.converted, true);
    if ('isHeic' in result || 'converted' in result) return { problem: 'notConverted' };
    return 'problem' in result ? result : { original, imported: result };
  }

  async function convert(file: Blob): Promise<Reading> {
    const conversion = lastConversion.then(() => heicToJpeg(file));
    lastConversion = conversion.catch(() => undefined);
    const original = await conversion.catch(() => undefined);
    return original ? readConverted(original) : { problem: 'notConverted' };
  }

  async function convertOnServer(file: Blob): Promise<Reading> {
    const reading = await readOnServer(file);
    if ('problem' in reading) return reading;
    const result = await pool.run('importPhoto', reading.photo);
    if ('isForServer' in result || 'isHeic' in result || 'converted' in result) return { problem: 'unreadable' };
    return 'problem' in result ? result : { original: reading.photo, imported: result };
  }

  return async (file) => {
    try {
      const result = await pool.run('importPhoto', file);
      if ('isHeic' in result) return await convert(file);
      if ('isForServer' in result) return await convertOnServer(file);
      if ('converted' in result) return await readConverted(result.converted);
      return 'problem' in result ? result : { original: file, imported: result };
    } catch {
      return { problem: 'notRead' };
    }
  };
}
