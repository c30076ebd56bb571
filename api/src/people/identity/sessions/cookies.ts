import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';

export interface SessionCookies {
  /** Proves that the bearer token is used in the browser that received it. */
  binding: string;
  refresh: string;
}

const deviceDays = 180;

/** The cookies of a login: never readable by a script, sent to the API only. */
export function identityCookies({ apiUrl }: Pick<Config, 'apiUrl'>) {
  const secure = apiUrl.startsWith('https:');
  // The prefix makes browsers refuse the cookie from a page without TLS.
  const prefix = secure ? '__Secure-' : '';
  const names = {
    binding: `${prefix}aimante-binding`,
    refresh: `${prefix}aimante-refresh`,
    device: `${prefix}aimante-device`,
  };
  const paths = { binding: '/api', refresh: '/api/auth', device: '/api' };
  const options = (name: keyof typeof names): CookieSerializeOptions => ({
    path: paths[name],
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
  const read = (request: FastifyRequest, name: keyof typeof names) => request.cookies[names[name]];

  return {
    read: (request: FastifyRequest): Partial<SessionCookies> => {
      const binding = read(request, 'binding');
      const refresh = read(request, 'refresh');
      return { ...(binding && { binding }), ...(refresh && { refresh }) };
    },
    /** Without `until`, the cookies end with the browser session. */
    set(reply: FastifyReply, cookies: SessionCookies, until: Date | undefined) {
      const expires = until && { expires: until };
      reply.setCookie(names.binding, cookies.binding, { ...options('binding'), ...expires });
      reply.setCookie(names.refresh, cookies.refresh, { ...options('refresh'), ...expires });
    },
    clear(reply: FastifyReply) {
      reply.clearCookie(names.binding, options('binding'));
      reply.clearCookie(names.refresh, options('refresh'));
    },
    readDevice: (request: FastifyRequest) => read(request, 'device'),
    setDevice(reply: FastifyReply, value: string) {
      reply.setCookie(names.device, value, { ...options('device'), maxAge: deviceDays * 86_400 });
    },
  };
}

export type IdentityCookies = ReturnType<typeof identityCookies>;
