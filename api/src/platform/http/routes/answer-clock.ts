import type { FastifyInstance } from 'fastify';
import { httpErrors } from '../answers/errors.ts';
import { sendRefusal } from './error-handler.ts';

/**
 * Answers 503 after the route's timeout, while the work itself continues: a retry with the same idempotency key gets
 * its result. Fastify's own timeout stops as soon as the body was read.
 */
export function registerAnswerClock(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (!reply.sent) sendRefusal(request, reply, httpErrors.UNAVAILABLE({ retryAfter: 5 }));
    }, request.routeOptions.handlerTimeout);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
