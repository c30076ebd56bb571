import { HOST_PREFIX } from './read-cookie.ts';

interface CookieOptions {
  readonly seconds: number;
  readonly isSecure: boolean;
}

/** A cookie for the edge alone: no script reads it, and another site sends it with plain links only. */
export function writeCookie(name: string, value: string, { seconds, isSecure }: CookieOptions): string {
  const pair = `${isSecure ? HOST_PREFIX : ''}${name}=${value}`;
  return `${pair}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
