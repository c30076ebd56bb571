import { untilLoaded } from '@aimante/remote';
import { READY } from './ready.ts';

/** Starts a worker. If its file fails to load, it retries, as for every lazy module. */
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
      // Only an error in the script itself has a message.
      reject(event instanceof ErrorEvent ? new Error(event.message) : new WorkerLoadError());
    };
  });
}

class WorkerLoadError extends Error {
  /** The name by which `untilLoaded` recognises a file that failed to load. */
  override readonly name = 'ChunkLoadError';
}
