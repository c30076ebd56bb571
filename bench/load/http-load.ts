import { connect, type Socket } from 'node:net';

export interface Ask {
  readonly url: string;
  /** JSON that is posted. */
  readonly body?: string;
}

export interface Load extends Ask {
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly medianMs: number;
  /** Answers with a status other than 200. */
  readonly refused: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const MOST_WAIT_MS = 30_000;

/**
 * Sends requests over persistent connections, each as soon as the previous answer is complete. Raw sockets: on a
 * machine that runs both sides, a client that parses would be measured rather than the server.
 */
export async function load({ connections, milliseconds, ...asked }: Load): Promise<LoadResult> {
  const target = new URL(asked.url);
  const request = requestFor(asked);
  const times: number[] = [];
  let refused = 0;
  const start = performance.now();
  const end = start + milliseconds;
  const visitor = async () => {
    const ask = await openConnection(target);
    while (performance.now() < end) {
      const asked = performance.now();
      if ((await ask(request)) !== 200) refused += 1;
      times.push(performance.now() - asked);
    }
    ask.close();
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: times.length / seconds, medianMs: median(times), refused };
}

export function requestFor({ url, body }: Ask): Buffer {
  const { pathname, search, host } = new URL(url);
  const address = `${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n`;
  if (body === undefined)
    return Buffer.from(`GET ${address}accept: text/html\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n`);
  const length = `content-length: ${Buffer.byteLength(body)}`;
  return Buffer.from(`POST ${address}content-type: application/json\r\n${length}\r\n\r\n${body}`);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export async function openConnection({ hostname, port }: URL) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.setTimeout(MOST_WAIT_MS, () => socket.destroy());
  const ask = (request: Buffer) => {
    socket.write(request);
    return readAnswer(socket);
  };
  return Object.assign(ask, { close: () => socket.destroy() });
}

/** Resolves to the status once the whole answer has arrived. */
function readAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let left = Number.NaN;
    let status = 0;
    let head = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      if (Number.isNaN(left)) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        status = Number(text.slice(9, 12));
        left = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]) + end + HEAD_END.length - head.length;
      } else left -= chunk.length;
      if (left <= 0) finish();
    };
    const finish = () => {
      socket.off('data', onData).off('close', onClose);
      resolve(status);
    };
    const onClose = () => reject(new Error('The server closed the connection.'));
    socket.on('data', onData).once('close', onClose);
  });
}
