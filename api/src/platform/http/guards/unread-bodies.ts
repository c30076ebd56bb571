import type { FastifyInstance } from 'fastify';

/**
 * Reads the rest of a body that its route refused halfway. Otherwise its client never ends its call, and the
 * connection serves no other. Node does this only for a body of which nothing was read.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) raw.removeAllListeners('data').resume();
  });
}
