import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpErrors } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What `OPTIONS` tells of this address, beside its methods. */
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

/** What may be asked of an address; undefined: there is no such address. */
export type Offers = (request: FastifyRequest) => Offer | undefined;

/** Learns every route as it is registered. */
export function rememberMethods(app: FastifyInstance): Offers {
  const known = new Map<string, KnownAddress>();
  app.addHook('onRoute', ({ url, method, config }) => {
    // A route for everything else is none of its own.
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

/** `OPTIONS` of whoever is no browser before a call to another origin: those are answered by CORS. */
export function answerOptions(app: FastifyInstance, offers: Offers): void {
  app.addHook('onRequest', async (request, reply) => {
    const isPreflight = request.headers.origin !== undefined && 'access-control-request-method' in request.headers;
    if (request.method !== 'OPTIONS' || isPreflight) return;
    const offer = offers(request);
    if (!offer) return reply.callNotFound();
    return reply.code(204).header('allow', offer.allow).headers(offer.discovery).send();
  });
}

/** An address that is there, asked in a way that it does not know, is no missing address. */
export function refuseUnrouted(offers: Offers, request: FastifyRequest, reply: FastifyReply) {
  const offer = offers(request);
  if (!offer) return httpErrors.ROUTE_NOT_FOUND();
  reply.header('allow', offer.allow);
  return httpErrors.METHOD_NOT_ALLOWED();
}
