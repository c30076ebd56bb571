import { type Access, type DeskAccess, isDeskAccess, type Limit } from '@aimante/api-contract/core/endpoint';
import { hasRight, type Levels, type Right } from '@aimante/api-contract/core/rights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpErrors } from '../answers/errors.ts';

/** The caller, read from the database for each request. */
export interface Actor {
  id: string;
  role: 'customer' | 'admin';
  sessionId: string;
  email: string;
  /** What the caller may do in the back office. */
  levels: Partial<Levels>;
}

/** A customer has no rights. */
export const mayDo = (actor: Actor | undefined, right: Right): boolean =>
  actor?.role === 'admin' && hasRight(actor.levels, right);

/**
 * Identifies the caller. Undefined: the request has no token, or the token is invalid, expired or revoked. Not called
 * on a `public` route. An `optional` route accepts guests, but refuses an invalid token.
 */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** For the OpenAPI page. `rateLimit` enforces it. */
    limit?: Limit;
  }
}

/** Every route needs an access policy: a route without one stops the start. */
export function registerAccess(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor', undefined);
  app.addHook('onRoute', (route) => {
    if (route.config?.access) return;
    throw new Error(`${route.method} ${route.url} names no access policy: set config.access`);
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { access } = request.routeOptions.config;
    if (access === undefined) throw httpErrors.FORBIDDEN();
    if (access === 'public') return;
    request.actor = await authenticate(request);
    // A caller with a session expects to act as that account. As a guest, the call would do something else.
    if (access === 'optional' && !sendsToken(request)) return;
    if (!request.actor) throw httpErrors.UNAUTHENTICATED();
    if (isDeskAccess(access)) admitToDesk(request.actor, access);
  });
}

function admitToDesk(actor: Actor, access: DeskAccess): void {
  if (actor.role !== 'admin') throw httpErrors.FORBIDDEN();
  if (access !== 'staff' && !mayDo(actor, access)) throw httpErrors.RIGHT_MISSING();
}

/** A cookie alone is no session: it may remain in a browser after logout. */
const sendsToken = ({ headers }: FastifyRequest): boolean => /^Bearer /i.test(headers.authorization ?? '');
