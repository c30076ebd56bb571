import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface ArrivedMail {
  messageId: string;
  to: string;
}

/** Supports the part of SMTP that a mail needs, on a port that it keeps while it is away. */
export class FakeMailServer {
  /** In order of arrival. A copy with a known id is counted, not stored. */
  readonly arrived: ArrivedMail[] = [];
  copies = 0;
  port = 0;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  readonly #ids = new Set<string>();

  async start(): Promise<void> {
    this.#server = createServer((socket) => this.#serve(socket));
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as AddressInfo).port;
  }

  /** Ends every connection and accepts no new one. */
  async goAway(): Promise<void> {
    const server = this.#server;
    server?.close();
    for (const socket of this.#sockets) socket.destroy();
    if (server?.listening) await once(server, 'close');
  }

  #serve(socket: Socket): void {
    let data: string | undefined;
    this.#sockets.add(socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket)));
    socket.write('220 proof\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data === undefined) {
        const isData = text.startsWith('DATA');
        if (isData) data = '';
        socket.write(isData ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n');
        return;
      }
      data += text;
      if (!data.endsWith('\r\n.\r\n')) return;
      this.#keep(data);
      data = undefined;
      socket.write('250 kept\r\n');
    });
  }

  #keep(content: string): void {
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(content)?.[1]?.trim() ?? '';
    const mail = { messageId: header('Message-ID'), to: header('To') };
    if (this.#ids.has(mail.messageId)) {
      this.copies += 1;
      return;
    }
    this.#ids.add(mail.messageId);
    this.arrived.push(mail);
  }
}
