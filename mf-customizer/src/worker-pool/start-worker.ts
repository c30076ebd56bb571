import { untilLoaded } from '@aimante/remote';
import { READY } from './ready.ts';

/** The part of a worker that the pool uses. */
export interface PoolWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** Starts a worker. If its file fails to load, it retries, as for every lazy module. */
export function startWorker(spawn: () => PoolWorker): Promise<PoolWorker> {
  return untilLoaded(() => tryWorker(spawn));
}

function tryWorker(spawn: () => PoolWorker): Promise<PoolWorker> {
  return new Promise((resolve, reject) => {
    const worker = spawn();
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === READY) resolve(worker);
    };
    worker.onerror = (event) => {
      worker.terminate();
      // Only an error in the script itself has a message.
      reject(event.message ? new Error(event.message) : new WorkerLoadError());
    };
  });
}

class WorkerLoadError extends Error {
  /** The name by which `untilLoaded` recognises a file that failed to load. */
  override readonly name = 'ChunkLoadError';
}
