import type { FastifyInstance } from 'fastify';

/**
 * Many clients send a JSON content type with every call. It is ignored if the route takes no body and none was sent.
 */
export function registerEmptyBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (routeOptions.schema?.body !== undefined) return;
    const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    if (isEmpty && headers['content-type']?.startsWith('application/json')) delete headers['content-type'];
  });
}
