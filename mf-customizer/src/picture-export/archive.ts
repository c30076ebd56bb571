import { Zip, ZipPassThrough } from 'fflate';

export interface ArchiveEntry {
  readonly name: string;
  readonly blob: Blob;
}

interface Read {
  readonly blob: Blob;
  readonly bytes: Uint8Array;
  readonly isFirst: boolean;
}

/** This much is read at a time, for the checksum. */
const SLICE = 1024 * 1024;

/** PNG is already compressed, so the archive stores the files unchanged: by reference, without a copy in memory. */
export function archiveParts(entries: readonly ArchiveEntry[]): Promise<(Blob | Uint8Array<ArrayBuffer>)[]> {
  return new Promise((resolve, reject) => {
    const parts: (Blob | Uint8Array<ArrayBuffer>)[] = [];
    let read: Read | undefined;
    const archive = new Zip((error, chunk, isLast) => {
      if (error) return reject(error);
      // fflate passes on the bytes that it got for the checksum. Any other chunk is a header.
      if (chunk !== read?.bytes) parts.push(new Uint8Array(chunk));
      // Whole: the browser copies a slice.
      else if (read.isFirst) parts.push(read.blob);
      if (isLast) resolve(parts);
    });
    const addFile = async ({ name, blob }: ArchiveEntry) => {
      const file = new ZipPassThrough(name);
      archive.add(file);
      for (let from = 0; from < blob.size || from === 0; from += SLICE) {
        const bytes = new Uint8Array(await blob.slice(from, from + SLICE).arrayBuffer());
        read = { blob, bytes, isFirst: from === 0 };
        file.push(bytes, from + SLICE >= blob.size);
      }
    };
    addInOrder(entries, addFile).then(() => archive.end(), reject);
  });
}

async function addInOrder(entries: readonly ArchiveEntry[], add: (entry: ArchiveEntry) => Promise<void>) {
  for (const entry of entries) await add(entry);
}
