import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerData, WorkerReply } from './worker-messages.ts';

export type Outcome =
  | { readonly kind: 'rendered'; readonly answer: unknown }
  | { readonly kind: 'late' | 'failed' | 'overloaded' };

export interface ServerEntryOptions extends WorkerData {
  readonly onProblem: (problem: string) => void;
  readonly now?: () => number;
  readonly hangMs?: number;
}

interface Waiting {
  readonly resolve: (outcome: Outcome) => void;
  readonly late: NodeJS.Timeout;
  readonly lateAt: number;
  hangTimer: NodeJS.Timeout;
}

const WORKER = new URL('./render-worker.ts', import.meta.url);
const MAX_AT_ONCE = 32;
const MAX_IN_LINE = 200;
const MEMORY_MB = 192;
/** Half of this after an unanswered request, the worker is asked for a sign of life, and has the other half for it. */
const HANG_MS = 8000;
const CLOCKS_DIFFER_MS = 5;
const LATE = { kind: 'late' } as const;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The server entry of one release, in its own worker. Even if the worker crashes, the caller gets an outcome in time.
 */
export class ServerEntry {
  readonly #options: ServerEntryOptions;
  readonly #waiting = new Map<number, Waiting>();
  /** Requests that wait for another one to end, in order. */
  readonly #line = new Set<() => void>();
  readonly #now: () => number;
  readonly #hangMs: number;
  #worker: Worker | undefined;
  #lastId = 0;
  #crashes = 0;
  #mayStartAt = 0;
  #messages = 0;

  constructor(options: ServerEntryOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#hangMs = options.hangMs ?? HANG_MS;
  }

  async render(request: object, deadlineMs: number): Promise<Outcome> {
    const begun = performance.now();
    if (this.#waiting.size >= MAX_AT_ONCE && !(await this.#hasTurn(deadlineMs))) return { kind: 'overloaded' };
    return this.#send(request, Math.max(1, Math.ceil(deadlineMs - (performance.now() - begun))));
  }

  /** Resolves to false where too many requests wait already, or where the turn does not come in time. */
  #hasTurn(deadlineMs: number): Promise<boolean> {
    if (this.#line.size >= MAX_IN_LINE) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (isTurn: boolean) => {
        this.#line.delete(go);
        clearTimeout(late);
        resolve(isTurn);
      };
      const go = () => end(true);
      const late = setTimeout(() => end(false), deadlineMs);
      this.#line.add(go);
    });
  }

  #send(request: object, deadlineMs: number): Promise<Outcome> {
    const worker = this.#worker ?? this.#start();
    if (!worker) return this.#sendAfterPause(request, deadlineMs);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(LATE), deadlineMs);
      const hangTimer = setTimeout(() => this.#askForSign(worker, id), this.#hangMs / 2).unref();
      const lateAt = performance.now() + deadlineMs - CLOCKS_DIFFER_MS;
      this.#waiting.set(id, { resolve, late, lateAt, hangTimer });
      worker.postMessage({ id, request, deadlineMs });
    });
  }

  /** A worker that crashed starts again after a pause: the request is late rather than failed. */
  async #sendAfterPause(request: object, deadlineMs: number): Promise<Outcome> {
    const pause = this.#mayStartAt - this.#now();
    if (pause >= deadlineMs) return { kind: 'failed' };
    await wait(pause);
    return this.#send(request, deadlineMs - pause);
  }

  /** A worker that answers anything is only busy: the request is dropped, and the worker continues. */
  #askForSign(worker: Worker, id: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const before = this.#messages;
    worker.postMessage('ping');
    const isSilent = () => this.#messages === before;
    const decide = () =>
      isSilent() ? this.#crash(worker, `has not answered for ${this.#hangMs} ms`) : this.#take(id)?.resolve(LATE);
    // On a busy machine, answers may have arrived that this thread has not read yet.
    waiting.hangTimer = setTimeout(() => setImmediate(decide), this.#hangMs / 2).unref();
  }

  /** Starts the worker before the first request. */
  warm(): void {
    if (!this.#worker) this.#start();
  }

  stop(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#failAll();
    void worker?.terminate();
  }

  /** Undefined during the pause after a crash. */
  #start(): Worker | undefined {
    if (this.#now() < this.#mayStartAt) return undefined;
    const { code, releaseBase, apiOrigin, siteUrl } = this.#options;
    const worker = new Worker(WORKER, {
      workerData: { code, releaseBase, apiOrigin, siteUrl } satisfies WorkerData,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    worker.on('message', (reply: WorkerReply) => this.#receive(reply));
    worker.on('error', (error: Error) => this.#crash(worker, `crashed: ${error.message}`));
    worker.on('exit', () => this.#crash(worker, 'ended'));
    this.#worker = worker;
    return worker;
  }

  #receive(reply: WorkerReply): void {
    this.#messages += 1;
    if (reply === 'pong') return;
    if ('problem' in reply) this.#report(reply.problem);
    else this.#settle(reply);
  }

  #settle(reply: WorkerAnswer): void {
    const waiting = this.#take(reply.id);
    if (!waiting) return;
    if ('json' in reply) {
      this.#crashes = 0;
      waiting.resolve({ kind: 'rendered', answer: JSON.parse(reply.json) as unknown });
    } else if (performance.now() >= waiting.lateAt) {
      // The deadline aborted its calls, and this reply arrived before the timer fired.
      waiting.resolve(LATE);
    } else {
      this.#report(`could not render: ${reply.error}`);
      waiting.resolve({ kind: 'failed' });
    }
  }

  #crash(worker: Worker, what: string): void {
    if (this.#worker !== worker) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#crashes, LONGEST_PAUSE_MS);
    this.#crashes += 1;
    this.#mayStartAt = this.#now() + pause;
    this.#options.onProblem(`The worker of ${this.#options.releaseBase} ${what}. Next start in ${pause} ms.`);
    this.stop();
  }

  #report(problem: string): void {
    this.#options.onProblem(`${this.#options.releaseBase} ${problem}`);
  }

  #failAll(): void {
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.resolve({ kind: 'failed' });
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (!waiting) return undefined;
    this.#waiting.delete(id);
    clearTimeout(waiting.late);
    clearTimeout(waiting.hangTimer);
    const [next] = this.#line;
    next?.();
    return waiting;
  }
}
