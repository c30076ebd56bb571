import { untilLoaded } from '@aimante/remote';
import { createInlinePool, createWorkerPool, type TaskPool } from '../worker-pool/worker-pool.ts';
import type { ImportedPhoto, ImportProblem } from './import-photo.ts';
import type { pictureTasks } from './picture-tasks.ts';
import workerAddress from './picture-worker-entry.ts?worker';
import { previewScale as previewScaleOf } from './preview-size.ts';

export { type ImportedPhoto, type ImportProblem, previewScaleOf };

export type PicturePool = TaskPool<typeof pictureTasks>;

const MOST_WORKERS = 3;

export function createPicturePool(): PicturePool {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return createInlinePool(
      async () => (await untilLoaded(() => import(/* webpackChunkName: "tasks" */ './picture-tasks.ts'))).pictureTasks,
    );
  }
  const spawn = () => new Worker(workerAddress, { name: 'pictures' });
  return createWorkerPool(spawn, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
}
