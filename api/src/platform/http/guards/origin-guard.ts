import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpErrors } from '../answers/errors.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of another site may not change anything, even if the browser sends our cookies. Apps and scripts send no
 * origin: they pass without cookies, or with a bearer token, which a foreign page cannot send.
 */
export function registerOriginGuard(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method) || mayChange(request, origins)) return;
    throw httpErrors.FOREIGN_ORIGIN();
  });
}

function mayChange({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  if (headers.origin !== undefined) return origins.includes(headers.origin);
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  return headers.cookie === undefined || headers.authorization !== undefined;
}
