import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 2000;

export class BusyPort extends Error {}

export interface Place {
  readonly port: number;
  /** Without one: every address, IPv4 and IPv6. */
  readonly host?: string;
  /** The setting of this port. */
  readonly setting: string;
}

/** Retries for a moment: a server that is stopping may still use the port. */
export async function listen(server: Server, { setting, ...place }: Place): Promise<number> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    server.listen(place);
    try {
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > end)
        throw new BusyPort(`Port ${place.port} is busy. Stop what uses it, or set ${setting} to another one.`);
      await wait(100);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
