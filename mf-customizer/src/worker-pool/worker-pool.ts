import { type PoolWorker, startWorker } from './start-worker.ts';

/** Tasks of a worker by name. Input and output are copied by structured clone. */
export type Tasks = Readonly<Record<string, (input: never) => Promise<unknown>>>;

type Input<T extends Tasks, K extends keyof T> = Parameters<T[K]>[0];
type Output<T extends Tasks, K extends keyof T> = Awaited<ReturnType<T[K]>>;

export interface TaskPool<T extends Tasks> {
  /** An urgent task runs before the waiting ones. */
  run<K extends keyof T & string>(task: K, input: Input<T, K>, isUrgent?: boolean): Promise<Output<T, K>>;
  /** Starts a worker before there is a task. */
  warm(): void;
  close(): void;
}

interface Job {
  readonly task: string;
  readonly input: unknown;
  resolve(output: unknown): void;
  reject(reason: Error): void;
}

type Reply = { readonly output: unknown } | { readonly failure: string };

interface WorkerSlot {
  /** Undefined while its file loads. */
  worker: PoolWorker | undefined;
  job: Job | undefined;
}

export class WorkerDiedError extends Error {}

/** A few workers, each with one task at a time, because decoding a photo of 48 megapixels alone takes 192 MB. */
export function createWorkerPool<T extends Tasks>(spawn: () => PoolWorker, size: number): TaskPool<T> {
  const waiting: Job[] = [];
  const slots: WorkerSlot[] = [];
  let isClosed = false;

  function addWorker(): WorkerSlot {
    const slot: WorkerSlot = { worker: undefined, job: undefined };
    slots.push(slot);
    startWorker(spawn).then(
      (worker) => put(slot, worker),
      (cause: Error) => replace(slot, cause.message),
    );
    return slot;
  }

  function put(slot: WorkerSlot, worker: PoolWorker) {
    if (isClosed) return worker.terminate();
    slot.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const { job } = slot;
      slot.job = undefined;
      if ('failure' in data) job?.reject(new Error(data.failure));
      else job?.resolve(data.output);
      next();
    };
    worker.onerror = (event) => replace(slot, event.message);
    if (slot.job) post(worker, slot.job);
  }

  /** The worker died, most likely for lack of memory. Its task fails, and the waiting ones run in a new worker. */
  function replace(slot: WorkerSlot, reason: string) {
    slot.worker?.terminate();
    slots.splice(slots.indexOf(slot), 1);
    slot.job?.reject(new WorkerDiedError(reason));
    next();
  }

  function next() {
    if (isClosed || waiting.length === 0) return;
    const slot = slots.find(({ job }) => !job) ?? (slots.length < size ? addWorker() : undefined);
    const job = slot && waiting.shift();
    if (!slot || !job) return;
    slot.job = job;
    if (slot.worker) post(slot.worker, job);
  }

  return {
    run: (task, input, isUrgent = false) =>
      new Promise((resolve, reject) => {
        const job: Job = { task, input, resolve: (output) => resolve(output as never), reject };
        if (isUrgent) waiting.unshift(job);
        else waiting.push(job);
        next();
      }),
    warm() {
      if (slots.length === 0) addWorker();
    },
    close() {
      isClosed = true;
      for (const { worker, job } of slots) {
        worker?.terminate();
        job?.reject(new Error('The pool was closed'));
      }
      for (const job of waiting.splice(0)) job.reject(new Error('The pool was closed'));
      slots.length = 0;
    },
  };
}

const post = (worker: PoolWorker, { task, input }: Job) => worker.postMessage({ task, input });

/** The same interface for browsers without workers that can draw: one task after another, on the page's thread. */
export function createInlinePool<T extends Tasks>(load: () => Promise<T>): TaskPool<T> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (task, input) => {
      const run = last.then(async () => (await load())[task]?.(input as never));
      last = run.catch(() => undefined);
      return run as Promise<never>;
    },
    warm: () => undefined,
    close: () => undefined,
  };
}
