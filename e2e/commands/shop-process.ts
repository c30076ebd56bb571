import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';

const root = dirname(dirname(import.meta.dirname));

const ATTEMPTS = 5;

export interface Ports {
  readonly site: number;
  readonly api: number;
}

/** `npm start`, or another command that runs the shop, as typed in a terminal. */
export class ShopProcess {
  readonly ports: Ports;
  readonly #npm: ChildProcess;
  #output = '';

  /** Starts on free ports, and on others if another program takes one of them first. */
  static async open(dataDir: string, command?: readonly string[]): Promise<ShopProcess> {
    for (let attempt = 1; ; attempt += 1) {
      const shop = new ShopProcess(dataDir, await freePorts(), command);
      try {
        await shop.ready();
        return shop;
      } catch (error) {
        if (attempt === ATTEMPTS || !/^Port \d+ is busy\./m.test(shop.output)) throw error;
      }
    }
  }

  constructor(dataDir: string, ports: Ports, command: readonly string[] = ['start']) {
    this.ports = ports;
    this.#npm = spawn('npm', command, {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(ports.site),
        API_PORT: String(ports.api),
        SITE_URL: '',
        API_URL: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, as in a terminal.
      detached: true,
    });
    // In its own process group, it would outlive the program that started it.
    const stop = () => this.kill('SIGTERM');
    process.once('exit', stop);
    this.#npm.once('exit', () => process.off('exit', stop));
    for (const stream of [this.#npm.stdout, this.#npm.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
  }

  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#npm.pid ?? 0;
  }

  async ready(): Promise<void> {
    const ended = this.ended().then(() => true);
    while (!/^ready/m.test(this.#output)) {
      const printed = once(this.#npm.stdout as NodeJS.EventEmitter, 'data').then(() => false);
      if (await Promise.race([ended, printed])) throw new Error(`npm start ended:\n${this.#output}`);
    }
  }

  async ended(): Promise<number | null> {
    if (this.#npm.exitCode === null && this.#npm.signalCode === null) await once(this.#npm, 'exit');
    return this.#npm.exitCode;
  }

  kill(signal: NodeJS.Signals): void {
    this.#npm.kill(signal);
  }

  /** Ctrl-C: the terminal signals the whole foreground process group. */
  interrupt(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  /** Cleans up after a test that failed midway. */
  async end(): Promise<void> {
    this.kill('SIGTERM');
    await this.ended();
  }
}

/** This process and all its descendants, from `/proc`. */
export function familyOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)] as const),
  );
  const below = (parent: number): number[] =>
    [...parents].filter(([, of]) => of === parent).flatMap(([child]) => [child, ...below(child)]);
  return [pid, ...below(pid)];
}

export function isAlive(pid: number): boolean {
  if (!existsSync(`/proc/${pid}/stat`)) return false;
  return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

/** `node`, `postgres`, `sh`. Empty for a process that has ended. */
export function nameOf(pid: number): string {
  return existsSync(`/proc/${pid}/comm`) ? readFileSync(`/proc/${pid}/comm`, 'utf8').trim() : '';
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

export async function freePorts(): Promise<Ports> {
  const [site = 0, api = 0] = await Promise.all([freePort(), freePort()]);
  return { site, api };
}

/** Below the system's range of ephemeral ports. */
const FIRST_PORT = 15_000;
const LAST_PORT = 30_000;

/** A free port. It is reserved among our programs on this machine until this process ends. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if ((await isReserved(port)) && (await isFree(port))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * Reserves the port by binding the UDP port of the same number, which our servers never use. The system releases it
 * when the process ends.
 */
function isReserved(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  return new Promise((resolve) => {
    socket
      .once('error', () => resolve(false))
      .bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}
