import { setTimeout as wait } from 'node:timers/promises';
import { inSpan, traceHeaders } from '@aimante/telemetry';
import type { FetchMessage, MessageFromChild, StartMessage } from './child/messages.ts';
import { type EntryProcess, startEntryProcess } from './entry-process.ts';
import { relayCall } from './relay-call.ts';

export type Outcome =
  | { readonly kind: 'rendered'; readonly answer: unknown }
  | { readonly kind: 'late' | 'failed' | 'overloaded' };

export interface ServerEntryOptions extends StartMessage {
  readonly apiOrigin: string;
  readonly onProblem: (problem: string) => void;
  readonly now?: () => number;
  readonly hangMs?: number;
}

interface Asked {
  readonly request: object;
  readonly common: string | undefined;
}

interface Waiting {
  readonly resolve: (outcome: Outcome) => void;
  readonly late: NodeJS.Timeout;
  readonly lateAt: number;
  /** Its calls belong to the trace of the request. */
  readonly trace: Readonly<Record<string, string>>;
  /** Ends the calls of this request when its time is over. */
  readonly calls: AbortController;
  callsLeft: number;
  hangTimer: NodeJS.Timeout;
}

const MAX_AT_ONCE = 32;
const MAX_IN_LINE = 200;
const MAX_CALLS = 40;
const MAX_PROBLEMS_A_PROCESS = 20;
const MAX_PROBLEM_LENGTH = 500;
/** The most messages without a request. Late answers are fewer. */
const MAX_STRAY = 1000;
/** Half of this after an unanswered request, the process is asked for a sign of life, and has the other half for it. */
const HANG_MS = 8000;
const CLOCKS_DIFFER_MS = 5;
const LATE = { kind: 'late' } as const;
const FAILED = { kind: 'failed' } as const;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The server entry of one release, in its own process. Even if the process crashes, the caller gets an outcome in time.
 */
export class ServerEntry {
  readonly #options: ServerEntryOptions;
  readonly #waiting = new Map<number, Waiting>();
  /** Requests that wait for another one to end, in order. */
  readonly #line = new Set<() => void>();
  readonly #now: () => number;
  readonly #hangMs: number;
  #process: EntryProcess | undefined;
  #lastId = 0;
  #crashes = 0;
  #mayStartAt = 0;
  #messages = 0;
  #problems = 0;
  #stray = 0;
  #isRetired = false;

  constructor(options: ServerEntryOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#hangMs = options.hangMs ?? HANG_MS;
  }

  /** `common` is JSON of what the request shares with others: the process is sent and reads it only once. */
  render(request: object, deadlineMs: number, common?: string): Promise<Outcome> {
    const attributes = { release: this.#options.releaseBase };
    return inSpan('render', { attributes }, () => this.#render({ request, common }, deadlineMs));
  }

  async #render(asked: Asked, deadlineMs: number): Promise<Outcome> {
    const begun = performance.now();
    if (this.#waiting.size >= MAX_AT_ONCE && !(await this.#hasTurn(deadlineMs))) return { kind: 'overloaded' };
    return this.#send(asked, Math.max(1, Math.ceil(deadlineMs - (performance.now() - begun))));
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

  #send(asked: Asked, deadlineMs: number): Promise<Outcome> {
    const child = this.#process ?? this.#start();
    if (!child) return this.#sendAfterPause(asked, deadlineMs);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const calls = new AbortController();
      const late = setTimeout(() => {
        resolve(LATE);
        calls.abort();
      }, deadlineMs);
      const hangTimer = setTimeout(() => this.#askForSign(child, id), this.#hangMs / 2).unref();
      const lateAt = performance.now() + deadlineMs - CLOCKS_DIFFER_MS;
      const trace = traceHeaders();
      this.#waiting.set(id, { resolve, late, lateAt, hangTimer, calls, trace, callsLeft: MAX_CALLS });
      child.send({ id, request: asked.request }, asked.common);
    });
  }

  /** A process that crashed starts again after a pause: the request is late rather than failed. */
  async #sendAfterPause(asked: Asked, deadlineMs: number): Promise<Outcome> {
    const pause = this.#mayStartAt - this.#now();
    if (pause >= deadlineMs) return FAILED;
    await wait(pause);
    return this.#send(asked, deadlineMs - pause);
  }

  /** A process that answers anything is only busy: the request is dropped, and the process continues. */
  #askForSign(child: EntryProcess, id: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const before = this.#messages;
    child.send('ping');
    const isSilent = () => this.#messages === before;
    const decide = () =>
      isSilent() ? this.#crash(child, `has not answered for ${this.#hangMs} ms`) : this.#take(id)?.resolve(LATE);
    // On a busy machine, answers may have arrived that this thread has not read yet.
    waiting.hangTimer = setTimeout(() => setImmediate(decide), this.#hangMs / 2).unref();
  }

  /** Starts the process before the first request. */
  warm(): void {
    if (!this.#process) this.#start();
  }

  /** The shop has changed. */
  forget(): void {
    this.#process?.send('forget');
  }

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  /** Answers the requests in progress, then ends the process. */
  retire(): void {
    this.#isRetired = true;
    this.#endIfIdle();
  }

  /** Ends the process at once. That is no failure of the release. */
  stop(): void {
    this.#end(LATE);
  }

  #endIfIdle(): void {
    if (this.#waiting.size === 0 && this.#line.size === 0) this.stop();
  }

  #end(outcome: Outcome): void {
    const child = this.#process;
    this.#process = undefined;
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.resolve(outcome);
    child?.kill();
  }

  /** Undefined during the pause after a crash. */
  #start(): EntryProcess | undefined {
    if (this.#now() < this.#mayStartAt) return undefined;
    const { code, releaseBase, siteUrl } = this.#options;
    const child = startEntryProcess({
      start: { code, releaseBase, siteUrl },
      // The start of an entry takes its time too.
      isBusy: () => this.#waiting.size > 0 || this.#messages === 0,
      onMessage: (message) => this.#receive(child, message),
      onEnd: (what) => this.#crash(child, what),
    });
    this.#process = child;
    this.#messages = 0;
    this.#problems = 0;
    this.#stray = 0;
    return child;
  }

  #receive(child: EntryProcess, message: MessageFromChild): void {
    if (child !== this.#process) return;
    this.#messages += 1;
    if (message === 'pong') this.#countStray(child);
    else if ('problem' in message) this.#reportOfProcess(child, message.problem);
    else if ('call' in message) void this.#relay(child, message);
    else if (this.#waiting.has(message.id)) this.#settle(message);
    else this.#countStray(child);
  }

  #countStray(child: EntryProcess): void {
    this.#stray += 1;
    if (this.#stray > MAX_STRAY) this.#crash(child, 'floods the channel');
  }

  /** A process repeats its problem rather than having many: the first ones are enough. */
  #reportOfProcess(child: EntryProcess, problem: string): void {
    this.#problems += 1;
    if (this.#problems <= MAX_PROBLEMS_A_PROCESS) this.#report(problem.slice(0, MAX_PROBLEM_LENGTH));
    else this.#countStray(child);
  }

  async #relay(child: EntryProcess, message: FetchMessage): Promise<void> {
    const waiting = this.#waiting.get(message.of);
    if (!waiting || waiting.callsLeft === 0) {
      child.send({ call: message.call, error: 'This request may not ask any more.' });
      return this.#countStray(child);
    }
    waiting.callsLeft -= 1;
    const { trace, calls } = waiting;
    const { apiOrigin } = this.#options;
    child.send(await relayCall(message, { apiOrigin, trace, signal: calls.signal }));
  }

  #settle(message: Extract<MessageFromChild, { id: number }>): void {
    const waiting = this.#take(message.id);
    if (!waiting) return;
    if ('answer' in message) {
      this.#crashes = 0;
      waiting.resolve({ kind: 'rendered', answer: message.answer });
    } else if (performance.now() >= waiting.lateAt) {
      // The deadline aborted its calls, and this reply arrived before the timer fired.
      waiting.resolve(LATE);
    } else {
      this.#report(`could not render: ${message.error.slice(0, MAX_PROBLEM_LENGTH)}`);
      waiting.resolve(FAILED);
    }
  }

  #crash(child: EntryProcess, what: string): void {
    if (this.#process !== child) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#crashes, LONGEST_PAUSE_MS);
    this.#crashes += 1;
    this.#mayStartAt = this.#now() + pause;
    this.#options.onProblem(`The process of ${this.#options.releaseBase} ${what}. Next start in ${pause} ms.`);
    this.#end(FAILED);
  }

  #report(problem: string): void {
    this.#options.onProblem(`${this.#options.releaseBase} ${problem}`);
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (!waiting) return undefined;
    this.#waiting.delete(id);
    clearTimeout(waiting.late);
    clearTimeout(waiting.hangTimer);
    waiting.calls.abort();
    const [next] = this.#line;
    next?.();
    // The next request in line is sent first.
    if (this.#isRetired) setImmediate(() => this.#endIfIdle());
    return waiting;
  }
}
