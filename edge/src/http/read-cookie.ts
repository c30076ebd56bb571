/** A browser accepts a cookie with this prefix over TLS only, and from this host only. */
export const HOST_PREFIX = '__Host-';

/** The cookie with the prefix counts, where there are both. */
export function readCookie(cookies: string | undefined, name: string): string | undefined {
  return valueNamed(cookies, HOST_PREFIX + name) ?? valueNamed(cookies, name);
}

function valueNamed(cookies: string | undefined, name: string): string | undefined {
  for (const part of cookies?.split(';') ?? []) {
    const [key, value = ''] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
