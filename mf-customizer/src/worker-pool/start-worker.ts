import { untilLoaded } from '@aimante/remote';
import { READY } from './ready.ts';

/** Starts a worker. While its file fails to load, it tries again, as with every module that a page needs later. */
export function startWorker(spawn: () => Worker): Promise<Worker> {
  return untilLoaded(() => tryWorker(spawn));
}

function tryWorker(spawn: () => Worker): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = spawn();
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === READY) resolve(worker);
    };
    worker.onerror = (event) => {
      worker.terminate();
      // Only an error of the script itself has a message.
      reject(event instanceof ErrorEvent ? new Error(event.message) : new WorkerLoadError());
    };
  });
}

class WorkerLoadError extends Error {
  /** The name by which `untilLoaded` knows a file that failed to load. */
  override readonly name = 'ChunkLoadError';
}
