import { randomBytes } from 'node:crypto';

const NAME = 'aimante-visitor';
const ID = /^[A-Za-z0-9_-]{22}$/;
const HALF_A_YEAR = 15_552_000;

/** A random number that says nothing of the person; it only keeps him in the same group at his next visit. */
export function readVisitorId(cookies: string | undefined): string | undefined {
  for (const part of cookies?.split(';') ?? []) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name === NAME && ID.test(value)) return value;
  }
  return undefined;
}

export function newVisitorId(): string {
  return randomBytes(16).toString('base64url');
}

export function visitorCookie(id: string, isSecure: boolean): string {
  return `${NAME}=${id}; Path=/; Max-Age=${HALF_A_YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
