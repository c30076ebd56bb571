import type { CallOutput } from '@aimante/api-contract';
import type { DeskAccess, Endpoint } from '@aimante/api-contract/core/endpoint';
import { apiError } from '@aimante/api-contract/core/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { type Locale, Refusal } from '../../text/refusal.ts';
import { localeOf } from '../answers/locale.ts';
import type { Actor } from '../guards/access.ts';
import { routeLimit } from '../guards/rate-limit.ts';
import { sendRefusal } from './error-handler.ts';

type Parsed<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

export interface Input<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  locale: Locale;
  actor: E['access'] extends 'customer' | DeskAccess
    ? Actor
    : E['access'] extends 'optional'
      ? Actor | undefined
      : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<E extends Endpoint> = E extends { sends: 'file' } ? FastifyReply : CallOutput<E>;
export type Handler<E extends Endpoint> = (input: Input<E>) => Promise<Answer<E> | FastifyReply | Refusal>;

/** Registers an endpoint of the contract with its validation, access policy and limit. */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    config: configOf(endpoint),
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    async handler(request, reply) {
      const answer = await handle({
        params: request.params,
        query: request.query,
        body: request.body,
        locale: localeOf(request),
        actor: request.actor,
        request,
        reply,
      } as Input<E>);
      if (answer instanceof Refusal) return sendRefusal(request, reply, answer);
      if (reply.sent || (answer as unknown) === reply) return reply;
      reply.code(endpoint.status ?? 200);
      return endpoint.status === 204 ? reply.send() : answer;
    },
  } satisfies RouteOptions);
}

const bearer = { bearer: [] };
/** An empty entry: the call is open to everyone, too. */
const securityOf: Readonly<Record<string, Record<string, string[]>[]>> = { public: [], optional: [bearer, {}] };

function schemaOf(endpoint: Endpoint) {
  const tag = endpoint.path.split('/')[2] ?? 'server';
  return {
    summary: endpoint.summary,
    tags: [tag],
    ...(endpoint.name && { operationId: endpoint.name }),
    security: securityOf[endpoint.access] ?? [bearer],
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.takes && { consumes: ['multipart/form-data'] }),
    ...(!endpoint.sends && { response: { [endpoint.status ?? 200]: endpoint.response, '4xx': apiError } }),
  };
}

function configOf(endpoint: Endpoint) {
  const { access, limit, sends, stepUp } = endpoint;
  return {
    access,
    ...(sends && { sends }),
    ...(stepUp && { stepUp }),
    ...(limit && { limit, rateLimit: routeLimit(limit) }),
  };
}
