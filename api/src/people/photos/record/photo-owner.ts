import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { fingerprint, randomSecret } from '../../../platform/crypto/secret-value.ts';
import type { Actor } from '../../../platform/http/guards/access.ts';

const days = 30;

/**
 * The owner of a photo is an account, or the browser of a guest that uploaded it. The browser proves it with a cookie
 * that no script can read.
 */
export function photoOwners({ apiUrl }: Pick<Config, 'apiUrl'>) {
  const secure = apiUrl.startsWith('https:');
  const name = `${secure ? '__Secure-' : ''}aimante-guest`;
  const guestOf = (request: FastifyRequest): string | undefined => {
    const value = request.cookies[name];
    return value && value.length >= 40 && value.length <= 64 ? `guest:${fingerprint(value)}` : undefined;
  };
  return {
    guestOf,
    /** All owner keys that the caller may use: guest uploads remain usable after login. */
    keysOf(request: FastifyRequest, actor: Actor | undefined): string[] {
      const guest = guestOf(request);
      return [...(actor ? [userKey(actor.id)] : []), ...(guest ? [guest] : [])];
    },
    /** The owner of new uploads. The first upload of a guest sets the cookie. */
    claim(request: FastifyRequest, reply: FastifyReply, actor: Actor | undefined): string {
      if (actor) return userKey(actor.id);
      const known = guestOf(request);
      if (known) return known;
      const value = randomSecret();
      reply.setCookie(name, value, { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge: days * 86_400 });
      return `guest:${fingerprint(value)}`;
    },
  };
}

export const userKey = (userId: string): string => `user:${userId}`;
