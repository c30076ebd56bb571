import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 2000;

export class BusyPort extends Error {}

/** Listens on every address, IPv4 and IPv6. Retries for a moment: a server that is stopping may still use the port. */
export async function listen(server: Server, port: number, timeoutMs = TIMEOUT_MS): Promise<number> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    server.listen(port);
    try {
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > end)
        throw new BusyPort(`Port ${port} is busy. Stop what uses it, or set PORT to another one.`);
      await wait(100);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
