import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A program of ours with its output. It ends when its channel closes. */
export class NodeProgram {
  readonly ready: Promise<unknown>;
  readonly #child: ChildProcess;
  #output = '';

  constructor(script: string, { args = [], ...options }: { args?: string[]; cwd: string; env: NodeJS.ProcessEnv }) {
    this.#child = fork(script, args, { ...options, execArgv: [], silent: true });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    const ended = once(this.#child, 'exit').then(([code]) => {
      throw new Error(`${script} ended with ${code}:\n${this.#output}`);
    });
    this.ready = Promise.race([once(this.#child, 'message'), ended]);
    for (const promise of [ended, this.ready]) promise.catch(() => undefined);
  }

  get output(): string {
    return this.#output;
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exit = once(this.#child, 'exit');
    if (this.#child.connected) this.#child.disconnect();
    await exit;
  }
}
