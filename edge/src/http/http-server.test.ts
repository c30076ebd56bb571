import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { listen } from '../listen.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { type Handler, plainText } from './answer.ts';
import { createHttpServer } from './http-server.ts';

const problems: string[] = [];
let stop = () => {};
afterEach(() => {
  stop();
  problems.length = 0;
});

async function serve(handle: Handler, trustedProxies: readonly string[] = []): Promise<number> {
  const server = createHttpServer({
    handle,
    headers: () => ({}),
    metrics: createMetrics(),
    onProblem: (problem) => problems.push(problem),
    sendsEarlyHints: true,
    trustedProxies,
  });
  stop = () => void server.close();
  return listen(server, { port: 0, setting: 'PORT' });
}

/** Sends these exact bytes and returns everything received until the connection ends. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, 'localhost');
  let heard = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text;
  });
  socket.on('error', () => undefined).end(bytes, 'latin1');
  await once(socket, 'close');
  return heard;
}

const GET = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n';

describe('the HTTP server', () => {
  it('aborts an answer that cannot be sent, and continues', async () => {
    const port = await serve(({ path }) => plainText(200, 'fine', path === '/odd' ? { location: '/œuf' } : {}));
    expect(await exchange(port, `${GET.replace('/ ', '/odd ')}\r\n`)).toBe('');
    expect(problems).toEqual([expect.stringContaining('/odd')]);
    expect(await exchange(port, `${GET}\r\n`)).toContain('fine');
  });

  it('logs nothing when a client disconnects while sending', async () => {
    let asked = 0;
    const port = await serve(async ({ body }) => {
      asked += 1;
      return plainText((await body(1000)) ? 200 : 413, 'done');
    });
    const socket = connect(port, 'localhost').on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf');
    while (asked === 0) await wait(10);
    socket.destroy();
    await wait(50);
    expect(problems).toEqual([]);
  });

  it('sends no early hints to HTTP/1.0', async () => {
    const port = await serve(({ hint }) => {
      hint(['</a.css>; rel=preload; as=style']);
      return plainText(200, 'fine');
    });
    expect(await exchange(port, `${GET}\r\n`)).toMatch(/^HTTP\/1\.1 103/);
    expect(await exchange(port, `${GET.replace('HTTP/1.1', 'HTTP/1.0')}\r\n`)).toMatch(/^HTTP\/1\.1 200/);
  });

  it('accepts the visitor’s address from a trusted proxy only', async () => {
    const tell: Handler = ({ address }) => plainText(200, `<${address}>`);
    const forwarded = `${GET}x-forwarded-for: 198.51.100.9, 203.0.113.7\r\n\r\n`;
    expect(await exchange(await serve(tell), forwarded)).toMatch(/<(?:::1|(?:::ffff:)?127\.0\.0\.1)>/);
    stop();
    expect(await exchange(await serve(tell, ['loopback']), forwarded)).toContain('<203.0.113.7>');
  });
});
