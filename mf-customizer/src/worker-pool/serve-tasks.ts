import { READY } from './ready.ts';
import type { Tasks } from './worker-pool.ts';

/** The worker's side of the pool. */
export function serveTasks(tasks: Tasks): void {
  self.onmessage = async ({ data }: MessageEvent<{ task: string; input: never }>) => {
    try {
      const output = await tasks[data.task]?.(data.input);
      self.postMessage({ output }, { transfer: transferableOf(output) });
    } catch (cause) {
      self.postMessage({ failure: cause instanceof Error ? cause.message : String(cause) });
    }
  };
  self.postMessage(READY);
}

function transferableOf(output: unknown): Transferable[] {
  const isMovable = (value: unknown) => value instanceof ArrayBuffer || value instanceof ImageBitmap;
  return isMovable(output) ? [output as Transferable] : [];
}
