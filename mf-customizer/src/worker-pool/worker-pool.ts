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

interface Hand {
  /** Undefined while its file loads. */
  worker: PoolWorker | undefined;
  job: Job | undefined;
}

/** The worker ended before its task was done. */
export class WorkerDiedError extends Error {}

/** A few workers, each with one task at a time, because decoding a photo of 48 megapixels alone takes 192 MB. */
export function createWorkerPool<T extends Tasks>(spawn: () => PoolWorker, size: number): TaskPool<T> {
  const waiting: Job[] = [];
  const hands: Hand[] = [];
  let isClosed = false;

  function hire(): Hand {
    const hand: Hand = { worker: undefined, job: undefined };
    hands.push(hand);
    startWorker(spawn).then(
      (worker) => put(hand, worker),
      (cause: Error) => replace(hand, cause.message),
    );
    return hand;
  }

  function put(hand: Hand, worker: PoolWorker) {
    if (isClosed) return worker.terminate();
    hand.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const { job } = hand;
      hand.job = undefined;
      if ('failure' in data) job?.reject(new Error(data.failure));
      else job?.resolve(data.output);
      next();
    };
    worker.onerror = (event) => replace(hand, event.message);
    if (hand.job) post(worker, hand.job);
  }

  /** The worker died, most likely for lack of memory. Its task fails, and the waiting ones run in a new worker. */
  function replace(hand: Hand, reason: string) {
    hand.worker?.terminate();
    hands.splice(hands.indexOf(hand), 1);
    hand.job?.reject(new WorkerDiedError(reason));
    next();
  }

  function next() {
    if (isClosed || waiting.length === 0) return;
    const hand = hands.find(({ job }) => !job) ?? (hands.length < size ? hire() : undefined);
    const job = hand && waiting.shift();
    if (!hand || !job) return;
    hand.job = job;
    if (hand.worker) post(hand.worker, job);
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
      if (hands.length === 0) hire();
    },
    close() {
      isClosed = true;
      for (const { worker, job } of hands) {
        worker?.terminate();
        job?.reject(new Error('The pool was closed'));
      }
      for (const job of waiting.splice(0)) job.reject(new Error('The pool was closed'));
      hands.length = 0;
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
