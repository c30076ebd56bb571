import { withoutSecrets } from '@aimante/api-contract/core/without-secrets';
import { traceId } from '@aimante/telemetry';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

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

/** One JSON line per event on the standard output: caller and route, never a secret. */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  mixin: () => {
    const trace = traceId();
    return trace ? { trace } : {};
  },
  redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[hidden]' },
  serializers: {
    req: (request) => ({ method: request.method, url: addressOf(request), network: networkPartOf(request.ip) }),
    res: (reply) => ({ statusCode: reply.statusCode }),
    // No other field: a database error carries its connection and the refused row.
    err: ({ name, message, code, stack = '' }) => ({
      type: name,
      message: withoutSecrets(message),
      code,
      stack: withoutSecrets(stack),
    }),
  },
  hooks: {
    logMethod(args, method) {
      method.apply(
        this,
        args.map((arg: unknown) => (typeof arg === 'string' ? withoutSecrets(arg) : arg)) as typeof args,
      );
    },
  },
});

/** The checkout identity gives access to a guest's order, so it is a secret. */
const secretParams: ReadonlySet<string> = new Set(['checkoutId']);
const rowId = /^(\d{1,15}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** The route with its row ids. Any other part of a path may be a token or an e-mail address. */
function addressOf({ routeOptions, params }: Pick<FastifyRequest, 'routeOptions' | 'params'>): string {
  const values = (params ?? {}) as Readonly<Record<string, string>>;
  const pattern = routeOptions?.url ?? '(no route)';
  return pattern.replace(/:(\w+)/g, (name: string, key: string) =>
    !secretParams.has(key) && rowId.test(values[key] ?? '') ? (values[key] ?? '') : name,
  );
}

/** Enough to find the source of a flood, not enough to identify a person. */
const networkPartOf = (ip = ''): string =>
  ip.includes(':') && !ip.includes('.') ? `${ip.split(':').slice(0, 3).join(':')}::` : ip.replace(/\.\d+$/, '.0');
