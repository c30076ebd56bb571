import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below the ports that the system assigns to outgoing connections and to programs that ask for any port. */
const firstPort = 15_000;
const lastPort = 30_000;

/**
 * The wanted port if it is free, else another one that no program of ours takes before this process ends. Zero: any.
 */
export async function chosenPort(wanted: number): Promise<number> {
  if (wanted !== 0 && (await isFree(wanted))) return wanted;
  for (;;) {
    const port = randomInt(firstPort, lastPort);
    if ((await isReserved(port)) && (await isFree(port))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Reserves the UDP port of the same number, which no server of ours uses. The system releases it with the process. */
function isReserved(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  return new Promise((resolve) => {
    socket
      .once('error', () => resolve(false))
      .bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}
