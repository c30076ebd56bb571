import { Zip, ZipPassThrough } from 'fflate';

interface Entry {
  readonly name: string;
  readonly blob: Blob;
}

/** PNG is already compressed, so the archive stores the files unchanged, with one in memory at a time. */
function zip(entries: readonly Entry[]): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const archive = new Zip((error, chunk, isLast) => {
      if (error) return reject(error);
      parts.push(new Uint8Array(chunk));
      if (isLast) resolve(new Blob(parts, { type: 'application/zip' }));
    });
    addAll(archive, entries).catch(reject);
  });
}

async function addAll(archive: Zip, entries: readonly Entry[]): Promise<void> {
  for (const { name, blob } of entries) {
    const file = new ZipPassThrough(name);
    archive.add(file);
    file.push(new Uint8Array(await blob.arrayBuffer()), true);
  }
  archive.end();
}

export const zipTasks = { zip };
