import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { sendRefusal } from './error-handler.ts';
import { httpErrors } from './errors.ts';

// A busy server lives all the same: whoever watches it must not restart it for being busy.
const neverShed = { pressureHandler: () => undefined };
const open = { config: { access: 'public', rateLimit: false, ...neverShed }, schema: { hide: true } } as const;

/** `/healthz`: this process lives. `/readyz`: it can serve, database included. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async (request, reply) => {
    try {
      await pool.query('SELECT 1');
      return { status: 'ok' };
    } catch {
      return sendRefusal(request, reply, httpErrors.UNAVAILABLE({ retryAfter: 2 }));
    }
  });
}
