import type { Limit } from '@aimante/api-contract/core/endpoint';
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Queryable } from '../../database/connection/connect.ts';
import { httpErrors } from '../answers/errors.ts';
import { networkOf } from './network.ts';
import { sharedCounters } from './shared-counters.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

const isRead = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD';
const refuse = (_: FastifyRequest, { ttl }: { ttl: number }) =>
  httpErrors.TOO_MANY_REQUESTS({ retryAfter: ttl / 1000 });

interface Needs {
  db: Queryable;
  now: () => Date;
  config: Pick<Config, 'isProduction'>;
}

/**
 * Limits all calls of one network together, unknown paths included, because attackers guess paths. Reads have a higher
 * limit than writes. Outside production, loopback addresses (edge, tests, benchmarks) are exempt. The limits of single
 * routes (`routeLimit`) are counted separately and apply to every caller.
 */
export async function registerRateLimits(app: FastifyInstance, { config, db, now }: Needs): Promise<void> {
  const { isProduction } = config;
  await app.register(rateLimit, { global: false, store: sharedCounters({ db, now }), errorResponseBuilder: refuse });
  const count = app.createRateLimit({
    max: (request) => (isRead(request) ? 3000 : 300),
    timeWindow: 60_000,
    keyGenerator: (request) => `${isRead(request) ? 'read' : 'write'} ${networkOf(request.ip)}`,
    allowList: (request) => !isProduction && loopback.test(request.ip),
  });
  app.addHook('onRequest', async (request) => {
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw refuse(request, limit);
  });
}

export const routeLimit = ({ max, per }: Limit): RateLimitOptions => ({
  max,
  timeWindow: per === 'hour' ? 3_600_000 : 60_000,
  keyGenerator: (request) => networkOf(request.ip),
});
