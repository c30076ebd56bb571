import { type ArchiveEntry, archiveParts } from './archive.ts';

async function zip(entries: readonly ArchiveEntry[]): Promise<Blob> {
  return new Blob(await archiveParts(entries), { type: 'application/zip' });
}

export const zipTasks = { zip };
