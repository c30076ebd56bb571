import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `cut`: connections end, and none is accepted. `silent`: accepted, but never answered. `slow`: two seconds late. */
export type Fault = 'none' | 'cut' | 'refuse' | 'slow' | 'silent';

const slowMs = 2000;

export interface FlakyProxy {
  /** Address of the same database through the proxy. */
  through(databaseUrl: string): string;
  meet(fault: Fault): void;
  close(): Promise<void>;
}

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
      // Open connections continue under `refuse`. Data dropped under `silent` is lost.
      if (next === 'cut') for (const socket of open) socket.destroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
