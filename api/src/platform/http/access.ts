import type { Access, Limit } from '@aimante/api-contract/core/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpErrors } from './errors.ts';

/** Who is calling, read afresh from the database. */
export interface Actor {
  id: string;
  role: 'customer' | 'admin';
  sessionId: string;
  email: string;
}

/**
 * Says who a request comes from. Undefined: it names nobody, or its token is wrong, late or revoked.
 * Never asked on a `public` route. An `optional` route takes guests, and refuses a token that is not valid.
 */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** As it is told on the OpenAPI page; held by `rateLimit`. */
    limit?: Limit;
  }
}

/** No route without a policy: one that names none stops the start. */
export function registerAccess(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor', undefined);
  app.addHook('onRoute', (route) => {
    if (route.config?.access) return;
    throw new Error(`${route.method} ${route.url} names no access policy: set config.access`);
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const access = request.routeOptions.config.access ?? 'admin';
    if (access === 'public') return;
    request.actor = await authenticate(request);
    // A caller who sends a session means to be somebody: as a guest, the call would do something else.
    if (access === 'optional' && !sendsToken(request)) return;
    if (!request.actor) throw httpErrors.UNAUTHENTICATED();
    if (access === 'admin' && request.actor.role !== 'admin') throw httpErrors.FORBIDDEN();
  });
}

/** A cookie alone is no session: it may stay in the browser of somebody who has signed out. */
const sendsToken = ({ headers }: FastifyRequest): boolean => /^Bearer /i.test(headers.authorization ?? '');
