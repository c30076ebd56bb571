import { brokenFieldsOf } from '@aimante/api-contract/core/broken-fields';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { StorageError } from '../../storage/storage.ts';
import { type Locale, Refusal } from '../../text/refusal.ts';
import { httpErrors } from '../answers/errors.ts';
import { issueText } from '../answers/issue-text.ts';
import { localeOf } from '../answers/locale.ts';
import { type Offers, refuseUnrouted } from './methods.ts';

/** Every error answer has one shape: `{ code, message, messages, details?, requestId }`. */
export function registerErrorHandler(app: FastifyInstance, offers: Offers): void {
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuseUnrouted(offers, request, reply)));
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, localeOf(request));
  // The rest of the body may never come.
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') reply.header('connection', 'close');
  if (refusal.text.status >= 500) {
    const fields = brokenFieldsOf(error);
    const route = `${request.method} ${request.routeOptions.url}`;
    if (fields) request.log.error({ route, fields }, 'the answer breaks its schema');
    else request.log.error({ err: error }, 'request failed');
  }
  return sendRefusal(request, reply, refusal);
}

/** A guess, a forged token, a missing right, a flood. */
const suspicious: ReadonlySet<number> = new Set([401, 403, 429]);

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (suspicious.has(refusal.text.status)) {
    request.log.info({ code: refusal.code, account: request.actor?.id }, 'refused');
  }
  const { retryAfter: _, ...details } = refusal.details ?? {};
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter));
  if (refusal.text.status === 401) reply.header('www-authenticate', 'Bearer');
  const messages = { fr: refusal.say('fr'), en: refusal.say('en') };
  const body = {
    code: refusal.code,
    message: messages[localeOf(request)],
    messages,
    ...(Object.keys(details).length > 0 && { details }),
    requestId: request.id,
  };
  // Sent as text, because the success schema of the route does not apply here.
  return reply
    .code(refusal.text.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

function toRefusal(error: FastifyError, locale: Locale): Refusal {
  if (error instanceof Refusal) return error;
  if (isStorageAway(error)) return httpErrors.UNAVAILABLE({ retryAfter: 5 });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, keyword: code, params, message }) => {
      const path = instancePath.split('/').filter(Boolean);
      return { path: path.join('.'), code, message: issueText({ ...params, path, code, message }, locale) };
    });
    return httpErrors.VALIDATION_FAILED({ in: error.validationContext, issues });
  }
  return byFastifyCode(error) ?? byDatabaseState(error) ?? byStatus(error);
}

/** Thrown by a module, or the cause of a failed transaction. */
const isStorageAway = (error: Error): boolean =>
  error instanceof StorageError || ('cause' in error && error.cause instanceof StorageError);

function byFastifyCode(error: FastifyError): Refusal | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return httpErrors.BODY_TOO_LARGE();
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return httpErrors.MEDIA_TYPE_UNKNOWN();
    case 'FST_ERR_BAD_URL':
      return httpErrors.BODY_UNREADABLE();
    case 'FST_UNDER_PRESSURE':
    case 'FST_ERR_HANDLER_TIMEOUT':
      return httpErrors.UNAVAILABLE({ retryAfter: 5 });
    default:
      return undefined;
  }
}

/** A violated constraint is the caller's conflict; a database that is away, full or slow is temporary. */
function byDatabaseState(error: Error): Refusal | undefined {
  const code = 'code' in error ? String(error.code) : '';
  if (code === '23505') return httpErrors.ALREADY_EXISTS();
  // A text, number or date that passes the schema but fits no column.
  if (/^22(021|P05|P02|003|008|007)$/.test(code)) return httpErrors.BODY_UNREADABLE();
  if (code === '23001') return httpErrors.STILL_USED();
  if (code === '23503') {
    const isUsed = 'detail' in error && String(error.detail).includes('still referenced');
    return isUsed ? httpErrors.STILL_USED() : httpErrors.REFERENCE_UNKNOWN();
  }
  return isOutage(code, error.message) ? httpErrors.UNAVAILABLE({ retryAfter: 5 }) : undefined;
}

const isOutage = (code: string, message: string): boolean =>
  // Also a statement that the database cancelled, and a transaction that was idle for too long.
  /^(08|40|53|57P)/.test(code) ||
  /^(25P03|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code) ||
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/.test(message);

function byStatus(error: FastifyError): Refusal {
  if (error.statusCode === 429) return httpErrors.TOO_MANY_REQUESTS();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return httpErrors.BODY_UNREADABLE();
  return isTornForm(error.message) ? httpErrors.BODY_UNREADABLE() : httpErrors.UNEXPECTED();
}

/** The multipart parser throws these errors without a code. */
const isTornForm = (message: string): boolean =>
  /^(Multipart: Boundary not found|Part terminated early|Unexpected end of multipart data)/.test(message);
