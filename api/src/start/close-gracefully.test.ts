import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { closeGracefully } from './close-gracefully.ts';

describe('closing the server', () => {
  it('answers a request in progress, and then waits for no further one on its connection', async () => {
    const app = Fastify({ keepAliveTimeout: 20_000, forceCloseConnections: 'idle' });
    const asked = Promise.withResolvers<void>();
    app.get('/', async () => {
      asked.resolve();
      await pause(100);
      return 'done';
    });
    const close = closeGracefully(app, 15_000);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const answered = once(get({ port, agent }), 'response');
    await asked.promise;
    const begun = performance.now();
    const closed = close();
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    await closed;
    expect(answer.statusCode).toBe(200);
    expect(performance.now() - begun).toBeLessThan(5000);
    agent.destroy();
  });

  it('answers a call that arrived while the process was too busy to accept it', async () => {
    const app = Fastify({ forceCloseConnections: 'idle' });
    app.get('/', async () => 'done');
    const close = closeGracefully(app, 15_000);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const call = `fetch('${url}').then(({ status }) => console.log(status), ({ cause }) => console.log(cause.code))`;
    const answered = promisify(execFile)(process.execPath, ['-e', call]);
    const end = performance.now() + 2000;
    while (performance.now() < end);
    await close();
    expect((await answered).stdout).toBe('200\n');
  });
});
