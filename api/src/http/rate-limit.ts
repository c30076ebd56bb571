import type { Limit } from '@aimante/api-contract/core/endpoint';
import type { RateLimitOptions, RateLimitPluginOptions } from '@fastify/rate-limit';
import type { Config } from '../config.ts';
import { httpErrors } from './errors.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Reading is cheap, the rest is not. Outside production this machine's own addresses, where the edge, the tests and
 * the benchmarks live, are free of it; the limits of single routes hold for everybody.
 */
export function globalLimit(config: Pick<Config, 'isProduction'>): RateLimitPluginOptions {
  return {
    max: (request) => (request.method === 'GET' || request.method === 'HEAD' ? 3000 : 300),
    timeWindow: 60_000,
    keyGenerator: (request) =>
      `${request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'} ${request.ip}`,
    allowList: (request) => !config.isProduction && loopback.test(request.ip),
    errorResponseBuilder: (_, context) => httpErrors.TOO_MANY_REQUESTS({ retryAfter: context.ttl / 1000 }),
  };
}

export const routeLimit = ({ max, per }: Limit): RateLimitOptions => ({
  max,
  timeWindow: per === 'hour' ? 3_600_000 : 60_000,
  keyGenerator: (request) => request.ip,
  allowList: [],
});
