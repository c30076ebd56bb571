import {
  type Access,
  type DeskAccess,
  type Endpoint,
  isDeskAccess,
  type Limit,
} from '@aimante/api-contract/core/endpoint';
import { hasRight, type Levels, type Right } from '@aimante/api-contract/core/rights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Refusal } from '../../text/refusal.ts';
import { httpErrors } from '../answers/errors.ts';

/**
 * `missing`: the account has none. `unproved`: this session has not shown it. `spared`: the demo does without. `fresh`:
 * proved within the last minutes.
 */
export type SecondFactor = 'missing' | 'unproved' | 'spared' | 'proved' | 'fresh';

/** The caller, read from the database for each request. */
export interface Actor {
  id: string;
  role: 'customer' | 'admin';
  sessionId: string;
  email: string;
  /** What the caller may do in the back office: the rights of the roles, less those that wait for a second factor. */
  levels: Partial<Levels>;
  roleLevels: Partial<Levels>;
  secondFactor: SecondFactor;
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
    stepUp?: true | undefined;
    /** For the OpenAPI page. `rateLimit` enforces it. */
    limit?: Limit;
    /** For the OpenAPI page. */
    sends?: Endpoint['sends'];
  }
}

/** Every route needs an access policy: a route without one stops the start. */
export function registerAccess(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor', undefined);
  app.addHook('onRoute', (route) => {
    if (route.config?.access) return;
    throw new Error(`${route.method} ${route.url} names no access policy: set config.access`);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return;
    const { access, stepUp = false } = request.routeOptions.config;
    if (access === undefined) throw httpErrors.FORBIDDEN();
    if (access === 'public') return;
    // The answer is for this caller. A handler may say otherwise.
    reply.header('cache-control', 'no-store');
    request.actor = await authenticate(request);
    // A caller with a session expects to act as that account. As a guest, the call would do something else.
    if (access === 'optional' && !sendsToken(request)) return;
    if (!request.actor) throw httpErrors.UNAUTHENTICATED();
    if (isDeskAccess(access)) admitToDesk(request.actor, { access, stepUp });
  });
}

function admitToDesk(actor: Actor, { access, stepUp }: { access: DeskAccess; stepUp: boolean }): void {
  if (actor.role !== 'admin') throw httpErrors.FORBIDDEN();
  const refusal = access === 'staff' ? undefined : refusalOf(actor, access, { stepUp });
  if (refusal) throw refusal;
}

/** Why the caller may not do this. Undefined: it is allowed. */
export function refusalOf(actor: Actor, right: Right, { stepUp }: { stepUp: boolean }): Refusal | undefined {
  if (actor.role !== 'admin' || !hasRight(actor.roleLevels, right)) return httpErrors.RIGHT_MISSING();
  const { secondFactor } = actor;
  if (hasRight(actor.levels, right) && (!stepUp || secondFactor === 'fresh' || secondFactor === 'spared'))
    return undefined;
  return secondFactor === 'missing' ? httpErrors.SECOND_FACTOR_MISSING() : httpErrors.STEP_UP_NEEDED();
}

/** A cookie alone is no session: it may remain in a browser after logout. */
const sendsToken = ({ headers }: FastifyRequest): boolean => /^Bearer /i.test(headers.authorization ?? '');
