import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

export interface CountingProxy {
  readonly url: string;
  /** The hosts that programs asked it for. */
  readonly hosts: Set<string>;
  readonly close: () => void;
}

/** A web proxy, as offices have one: it opens tunnels, and notes to which hosts. */
export async function openProxy(): Promise<CountingProxy> {
  const hosts = new Set<string>();
  const sockets = new Set<Duplex>();
  const server = createServer((_request, response) => response.writeHead(405).end());
  server.on('connect', (request, client, head) => {
    const [host = '', port] = (request.url ?? '').split(':');
    hosts.add(host);
    const target = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      target.write(head);
      target.pipe(client).pipe(target);
    });
    target.on('error', () => client.destroy());
    client.on('error', () => target.destroy());
    for (const socket of [client, target]) sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    // A tunnel that its client has left open would keep this process.
    for (const socket of sockets) socket.destroy();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, hosts, close };
}
