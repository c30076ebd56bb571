import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './error-handler.ts';
import { httpErrors } from './errors.ts';

/**
 * Who waits too long is told so, while the work itself goes on to its end: the same request with its key finds what became
 * of it. Fastify's own clock for this stops as soon as a body was read.
 */
export function registerAnswerClock(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (!reply.sent) sendRefusal(request, reply, httpErrors.UNAVAILABLE({ retryAfter: 5 }));
    }, request.routeOptions.handlerTimeout);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
