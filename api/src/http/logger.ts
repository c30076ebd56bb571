import type { FastifyServerOptions } from 'fastify';

const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'email',
  'card',
];

/** One JSON line per event on the standard output; who called and what, never with which key. */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[hidden]' },
  serializers: {
    req: (request) => ({ method: request.method, url: withoutValues(request.url), ip: request.ip }),
    res: (reply) => ({ statusCode: reply.statusCode }),
    // Nothing else that hangs on it: a database's error carries its connection, and the row that it refused.
    err: ({ name, message, code, stack = '' }) => ({ type: name, message, code, stack }),
  },
});

/** The path may carry an e-mail or a token of a link: only the route's shape is kept for those. */
const withoutValues = (url: string): string =>
  (url.split('?')[0] ?? '')
    .replace(/(\/(?:track|status|verify|unsubscribe|guest)\/)[^/]+/g, '$1[hidden]')
    .slice(0, 200);
