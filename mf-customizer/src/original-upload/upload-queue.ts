import { createWritable, type Readable } from '@aimante/contract';
import type { Original } from './send-original.ts';

export interface UploadProgress {
  readonly done: number;
  readonly total: number;
  /** The server cannot accept photos for now. They are sent again later. */
  readonly isDelayed?: true;
}

interface Retrying {
  /** True if a failed upload may succeed later without user action. */
  isTemporary(error: unknown): boolean;
  /** Returns a function that cancels the retry. */
  retryLater(retry: () => void): () => void;
}

const RETRY_MS = 10_000;
const neverRetry: Retrying = {
  isTemporary: () => false,
  retryLater(retry) {
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  },
};

export interface UploadQueue {
  readonly progress: Readable<UploadProgress>;
  /** Sends a photo once, even if it is added several times. A failed one is sent again. */
  add(original: Original): void;
  /** The photo is no longer needed: it is not sent, and the result of a running upload is ignored. */
  forget(photoId: string): void;
  /** The server no longer has these originals, named by its ids: they are sent again when they are added. */
  sendAgain(storedIds: readonly string[]): void;
  /** The server's id, once the upload is complete. */
  idOf(photoId: string): string | undefined;
  /** Resolves when no upload is running, to true if all photos have arrived. A delayed one is not running. */
  settled(photoIds: readonly string[]): Promise<boolean>;
}

const AT_ONCE = 2;
/** The first answer sets a guest's cookie. Two parallel first requests would create two guests. */
const AT_FIRST = 1;

/** Sends two originals at a time, in the background. */
export function createUploadQueue(
  send: (original: Original, server: { isGone(storedId: string): boolean }) => Promise<string>,
  retrying: Partial<Retrying> = {},
): UploadQueue {
  const { isTemporary, retryLater } = { ...neverRetry, ...retrying };
  const waiting: Original[] = [];
  const delayed = new Map<string, Original>();
  let cancelRetry: (() => void) | undefined;
  const running = new Set<string>();
  const unwanted = new Set<string>();
  const done = new Map<string, string>();
  const gone = new Set<string>();
  const progress = createWritable<UploadProgress>({ done: 0, total: 0 });

  const report = () =>
    progress.set({
      done: done.size,
      total: done.size + running.size - unwanted.size + waiting.length + delayed.size,
      ...(delayed.size > 0 && { isDelayed: true as const }),
    });

  function retryDelayed() {
    cancelRetry = undefined;
    waiting.push(...delayed.values());
    delayed.clear();
    report();
    next();
  }

  function undelay(id: string) {
    if (!delayed.delete(id) || delayed.size > 0) return;
    cancelRetry?.();
    cancelRetry = undefined;
  }

  function next() {
    while (running.size < (done.size === 0 ? AT_FIRST : AT_ONCE)) {
      const original = waiting.shift();
      if (!original) return;
      running.add(original.id);
      void run(original);
    }
  }

  async function run(original: Original) {
    try {
      const storedId = await send(original, { isGone: (id) => gone.has(id) });
      // The server may store the same photo under the same id.
      gone.delete(storedId);
      if (!unwanted.has(original.id)) done.set(original.id, storedId);
    } catch (error) {
      // Otherwise the photo stays on the device and is added again when the page or the cart opens.
      if (isTemporary(error) && !unwanted.has(original.id)) {
        delayed.set(original.id, original);
        cancelRetry ??= retryLater(retryDelayed);
      }
    } finally {
      running.delete(original.id);
      unwanted.delete(original.id);
      report();
      next();
    }
  }

  const isUnderWay = (id: string) => running.has(id) || waiting.some((original) => original.id === id);

  return {
    progress,
    idOf: (photoId) => done.get(photoId),
    settled: (photoIds) =>
      new Promise((resolve) => {
        const check = () => {
          if (photoIds.some(isUnderWay)) return;
          unsubscribe();
          resolve(photoIds.every((id) => done.has(id)));
        };
        const unsubscribe = progress.subscribe(check);
        check();
      }),
    sendAgain(storedIds) {
      for (const storedId of storedIds) gone.add(storedId);
      for (const [photoId, storedId] of done) if (gone.has(storedId)) done.delete(photoId);
      report();
    },
    forget(photoId) {
      const place = waiting.findIndex(({ id }) => id === photoId);
      if (place >= 0) waiting.splice(place, 1);
      done.delete(photoId);
      undelay(photoId);
      if (running.has(photoId)) unwanted.add(photoId);
      report();
    },
    add(original) {
      unwanted.delete(original.id);
      if (done.has(original.id) || isUnderWay(original.id)) return;
      undelay(original.id);
      waiting.push(original);
      report();
      next();
    },
  };
}
