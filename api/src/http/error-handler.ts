import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { httpErrors } from './errors.ts';
import { localeOf } from './locale.ts';
import { Refusal } from './refusal.ts';

/** Every answer that is not a success has one shape: `{ code, message, details?, requestId }`. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.text.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendRefusal(request, reply, refusal);
  });
  // Unknown addresses count too: guessing them is how a search for holes begins.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    sendRefusal(request, reply, httpErrors.ROUTE_NOT_FOUND()),
  );
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfter: _, ...details } = refusal.details ?? {};
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter));
  if (refusal.text.status === 401) reply.header('www-authenticate', 'Bearer');
  const body = {
    code: refusal.code,
    message: refusal.say(localeOf(request)),
    ...(Object.keys(details).length > 0 && { details }),
    requestId: request.id,
  };
  // As text: the success schema of the route does not apply here.
  return reply
    .code(refusal.text.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

function toRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: issue.instancePath.split('/').filter(Boolean).join('.'),
      code: issue.keyword,
      message: issue.message,
    }));
    return httpErrors.VALIDATION_FAILED({ in: error.validationContext, issues });
  }
  return byFastifyCode(error) ?? byDatabaseState(error) ?? byStatus(error);
}

function byFastifyCode(error: FastifyError): Refusal | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return httpErrors.BODY_TOO_LARGE();
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return httpErrors.MEDIA_TYPE_UNKNOWN();
    case 'FST_UNDER_PRESSURE':
    case 'FST_ERR_HANDLER_TIMEOUT':
      return httpErrors.UNAVAILABLE({ retryAfter: 5 });
    default:
      return undefined;
  }
}

/** The database is gone, full or too slow: that passes. Anything else of it is our mistake. */
function byDatabaseState(error: Error): Refusal | undefined {
  const cause = 'cause' in error && error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  const isGone =
    /^(08|53|57P)/.test(code) || code === '57014' || /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code);
  const isTimeout = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(
    cause.message,
  );
  return isGone || isTimeout ? httpErrors.UNAVAILABLE({ retryAfter: 5 }) : undefined;
}

function byStatus(error: FastifyError): Refusal {
  if (error.statusCode === 429) return httpErrors.TOO_MANY_REQUESTS();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return httpErrors.BODY_UNREADABLE();
  return httpErrors.UNEXPECTED();
}
