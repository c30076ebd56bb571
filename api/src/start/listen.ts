import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { PortTaken } from './start-error.ts';

const timeoutMs = 2000;

/** During a restart the previous server may still use the port for a moment. */
export async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  await app.ready();
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      await app.listen({ port, host });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      if (performance.now() > giveUpAt)
        throw new PortTaken(`port ${port} is in use. Stop what uses it, or set API_PORT.`);
      await wait(200);
    }
  }
}
