import { sheetDensity } from '@aimante/print';
import { useState } from 'react';
import type { CropperSession } from '../cropper-session/cropper-session.ts';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import type { Project, QueueItem } from '../photo-project/photo-project.ts';
import { createWorkerPool } from '../worker-pool/worker-pool.ts';
import { download } from './download.ts';
import { fileStem, numberedNames } from './file-name.ts';
import { freeToolOutput, magnetOutput } from './outputs.ts';
import { usePreparedPictures } from './prepared/use-prepared-pictures.ts';
import type { ItemArtwork } from './render-artwork.ts';
import type { ItemOutput } from './render-item.ts';
import { useExportFailure } from './use-export-failure.ts';
import type { zipTasks } from './zip-tasks.ts';
import workerAddress from './zip-worker-entry.ts?worker';

export { download, freeToolOutput, magnetOutput, usePreparedPictures };

export interface ExportProgress {
  readonly done: number;
  readonly total: number;
}

/** The picture of each item, in order, rendered by several workers. */
export function renderAll(
  { prepared }: Pick<CropperSession, 'prepared'>,
  { items, output }: { readonly items: readonly QueueItem[]; readonly output: ItemOutput },
  onProgress: (progress: ExportProgress) => void,
): Promise<readonly Blob[]> {
  return forEachItem(items, (item) => prepared.pictureOf(item, output), onProgress);
}

/** Each magnet of a project for a PDF, in order. */
export function renderArtworks(
  { prepared }: Pick<CropperSession, 'prepared'>,
  { items, profile }: Pick<Project, 'items' | 'profile'>,
  onProgress: (progress: ExportProgress) => void,
): Promise<readonly ItemArtwork[]> {
  const magnet = { ...profile, pxPerMm: sheetDensity(items.length, profile) };
  return forEachItem(items, (item) => prepared.artworkOf(item, magnet), onProgress);
}

function forEachItem<T>(
  items: readonly QueueItem[],
  render: (item: QueueItem) => Promise<T>,
  onProgress: (progress: ExportProgress) => void,
): Promise<readonly T[]> {
  let done = 0;
  onProgress({ done, total: items.length });
  return Promise.all(
    items.map(async (item) => {
      const rendered = await render(item);
      done += 1;
      onProgress({ done, total: items.length });
      return rendered;
    }),
  );
}

async function zip(entries: readonly { readonly name: string; readonly blob: Blob }[]): Promise<Blob> {
  const spawn = () => new Worker(workerAddress, { name: 'zip' });
  const pool = createWorkerPool<typeof zipTasks>(spawn, 1);
  try {
    return await pool.run('zip', entries);
  } finally {
    pool.close();
  }
}

export interface PictureExport {
  /** Undefined while no export is running. */
  readonly progress: ExportProgress | undefined;
  /** Saves one PNG, or an archive of several. */
  save(): Promise<void>;
}

export function usePictureExport(project: Project): PictureExport {
  const fail = useExportFailure();
  const session = useCropperSession();
  const [progress, setProgress] = useState<ExportProgress>();
  const { items, photos, profile } = project;
  const names = items.map(({ photoId }) => photos[photoId]?.name ?? '');

  async function save() {
    try {
      const blobs = await renderAll(session, { items, output: freeToolOutput(profile) }, setProgress);
      const [first] = blobs;
      if (blobs.length === 1 && first) {
        download(first, `${fileStem(names[0] ?? '')}.png`);
        return;
      }
      const entries = numberedNames(names).map((name, index) => ({ name, blob: blobs[index] ?? new Blob() }));
      download(await zip(entries), 'magnets.zip');
    } catch (cause) {
      fail(cause);
    } finally {
      setProgress(undefined);
    }
  }
  return { progress, save };
}
