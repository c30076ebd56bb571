import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `cut`: every connection ends, none is taken. `silent`: taken, and nothing ever comes. `slow`: two seconds late. */
export type Fault = 'none' | 'cut' | 'refuse' | 'slow' | 'silent';

const slowMs = 2000;

export interface FlakyProxy {
  /** The same database, by way of the proxy. */
  through(databaseUrl: string): string;
  meet(fault: Fault): void;
  close(): Promise<void>;
}

/** Stands between a server and its database, as a network does. */
export async function startFlakyProxy(): Promise<FlakyProxy> {
  let target = { host: '127.0.0.1', port: 0 };
  let fault: Fault = 'none';
  const open = new Set<Socket>();

  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  };
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      if (fault === 'silent') return;
      if (fault === 'slow') setTimeout(() => to.writable && to.write(bytes), slowMs);
      else to.write(bytes);
    });
    from.on('close', () => to.destroy());
  };
  const server = createServer((caller) => {
    keep(caller);
    if (fault === 'cut' || fault === 'refuse') return caller.destroy();
    const database = connect(target);
    keep(database);
    pass(caller, database);
    pass(database, caller);
    return undefined;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl);
      target = { host: url.hostname, port: Number(url.port) };
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.href;
    },
    meet(next) {
      fault = next;
      // Connections that are already open go on under `refuse`; what was swallowed under `silent` never comes back.
      if (next === 'cut') for (const socket of open) socket.destroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
