import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The exit code of a server with a busy port: the errno of the system's error. */
export const PORT_TAKEN = 98;

export class BusyPort extends Error {
  constructor(name: string, port: number) {
    super(`Port ${port} is busy. Stop what uses it, or set ${name} to another one.`);
  }
}

/** A start that was just stopped may still use its ports for a moment. */
const TIMEOUT_MS = 3000;

/** Throws when another program answers on a port that the system needs. */
export async function refuseBusyPorts(ports: Readonly<Record<string, number>>, timeoutMs = TIMEOUT_MS): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (const [name, port] of Object.entries(ports)) {
    while (await isBusy(port)) {
      if (performance.now() > end) throw new BusyPort(name, port);
      await pause(100);
    }
  }
}

/**
 * Checks both address families: a server on the other one does not block ours, but gets the visitors of `localhost`.
 */
async function isBusy(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isAnswered(host, port)));
  return answers.includes(true);
}

function isAnswered(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const answer = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}

/** Below the ports that the system assigns to outgoing connections, and to programs that ask for any port. */
const FIRST_PORT = 15_000;
const LAST_PORT = 30_000;

/** A free port, reserved among our programs on this machine until this process ends. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if ((await isReserved(port)) && !(await isBusy(port))) return port;
  }
}

/**
 * Reserves the UDP port of the same number, which none of our servers uses. The system releases it with the process.
 */
function isReserved(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  return new Promise((resolve) => {
    socket
      .once('error', () => resolve(false))
      .bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

const ATTEMPTS = 5;

/** Starts something on free ports, and tries others where one was taken before its use. */
export async function onFreePorts<T>(count: number, start: (ports: readonly number[]) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const ports = await Promise.all(Array.from({ length: count }, freePort));
    try {
      return await start(ports);
    } catch (error) {
      if (!(error instanceof BusyPort) || attempt === ATTEMPTS) throw error;
    }
  }
}
