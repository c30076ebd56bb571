import { join } from 'node:path';
import { type Program, startProgram } from './program.ts';

const repository = join(import.meta.dirname, '../../..');

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

  /** `SIGKILL` is a crash, `SIGTERM` a deployment. */
  async replace(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await this.#program?.kill(signal);
    await this.start();
  }
}
