import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether the request has this token. It compares hashes, so the time taken reveals nothing about the token. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
