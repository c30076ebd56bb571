import type { FastifyInstance } from 'fastify';

/** Many callers name JSON with every call: where no body is asked for and none came, there is none to read. */
export function registerEmptyBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (routeOptions.schema?.body !== undefined) return;
    const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    if (isEmpty && headers['content-type']?.startsWith('application/json')) delete headers['content-type'];
  });
}
