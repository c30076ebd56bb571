import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Program, startProgram } from './program.ts';

const repository = join(import.meta.dirname, '../../..');
const RESTART_MS = 500;
const RESTART_WITHIN_MS = 60_000;

/** One of our server processes on a port of its own. It can be killed and replaced. */
export class ShopServer {
  readonly port: number;
  readonly #script: string;
  readonly #env: NodeJS.ProcessEnv;
  #program: Program | undefined;

  constructor(script: string, port: number, env: NodeJS.ProcessEnv) {
    this.#script = join(repository, script);
    this.port = port;
    this.#env = env;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.#program = startProgram(process.execPath, [this.#script], { cwd: repository, env: this.#env });
    await this.#program.ready;
  }

  /** `SIGKILL` is a crash, `SIGTERM` a deployment. A supervisor restarts what cannot start while no primary runs. */
  async replace(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await this.#program?.kill(signal);
    const end = performance.now() + RESTART_WITHIN_MS;
    for (;;) {
      try {
        return await this.start();
      } catch (error) {
        if (performance.now() > end) throw error;
        await pause(RESTART_MS);
      }
    }
  }
}
