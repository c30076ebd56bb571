import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export class BusyPort extends Error {
  constructor(name: string, port: number) {
    super(`Port ${port} is busy. Stop what uses it, or set ${name} to another one.`);
  }
}

/** A start that was just stopped may hold its ports for a moment still. */
const PATIENCE_MS = 3000;

/** Throws when somebody answers on a port that we are to use. */
export async function refuseBusyPorts(ports: Readonly<Record<string, number>>, patience = PATIENCE_MS): Promise<void> {
  const end = performance.now() + patience;
  for (const [name, port] of Object.entries(ports)) {
    while (await isBusy(port)) {
      if (performance.now() > end) throw new BusyPort(name, port);
      await pause(100);
    }
  }
}

/** Asked from both sides: a listener of another address family does not hinder ours, yet takes the visitors of `localhost`. */
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

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
