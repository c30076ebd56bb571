import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpErrors } from '../answers/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Headers that `OPTIONS` answers for this address, besides its methods. */
    discovery?: Record<string, string>;
  }
}

interface KnownAddress {
  pattern: RegExp;
  methods: Set<string>;
  discovery: Record<string, string>;
}

export interface Offer {
  allow: string;
  discovery: Record<string, string>;
}

/** The methods of an address. Undefined: no route has this address. */
export type Offers = (request: FastifyRequest) => Offer | undefined;

/** Records every route as it is registered. */
export function rememberMethods(app: FastifyInstance): Offers {
  const known = new Map<string, KnownAddress>();
  app.addHook('onRoute', ({ url, method, config }) => {
    // The catch-all route is not an address of its own.
    if (url === '*') return;
    const address = known.get(url) ?? { pattern: patternOf(url), methods: new Set(['OPTIONS']), discovery: {} };
    for (const one of [method].flat()) address.methods.add(one);
    known.set(url, { ...address, discovery: { ...address.discovery, ...config?.discovery } });
  });
  return (request) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const found = [...known.values()].filter(({ pattern }) => pattern.test(path));
    if (found.length === 0) return undefined;
    const methods = new Set(found.flatMap((address) => [...address.methods]));
    const discovery = Object.assign({}, ...found.map((address) => address.discovery)) as Record<string, string>;
    return { allow: [...methods].sort((a, b) => a.localeCompare(b)).join(', '), discovery };
  };
}

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}$`,
  );

/** Answers `OPTIONS` calls, except the preflight of a browser: CORS answers that. */
export function answerOptions(app: FastifyInstance, offers: Offers): void {
  app.addHook('onRequest', async (request, reply) => {
    const isPreflight = request.headers.origin !== undefined && 'access-control-request-method' in request.headers;
    if (request.method !== 'OPTIONS' || isPreflight) return;
    const offer = offers(request);
    if (!offer) return reply.callNotFound();
    return reply.code(204).header('allow', offer.allow).headers(offer.discovery).send();
  });
}

/** 405 for a known address with an unknown method, 404 for an unknown address. */
export function refuseUnrouted(offers: Offers, request: FastifyRequest, reply: FastifyReply) {
  const offer = offers(request);
  if (!offer) return httpErrors.ROUTE_NOT_FOUND();
  reply.header('allow', offer.allow);
  return httpErrors.METHOD_NOT_ALLOWED();
}
