import { randomBytes } from 'node:crypto';
import { readCookie } from '../http/read-cookie.ts';

const NAME = 'aimante-visitor';
const ID = /^[A-Za-z0-9_-]{22}$/;
const HALF_A_YEAR = 15_552_000;

/** A random number without personal data. It only keeps the visitor in the same canary group at the next visit. */
export function readVisitorId(cookies: string | undefined): string | undefined {
  const id = readCookie(cookies, NAME);
  return id && ID.test(id) ? id : undefined;
}

export function newVisitorId(): string {
  return randomBytes(16).toString('base64url');
}

export function visitorCookie(id: string, isSecure: boolean): string {
  return `${NAME}=${id}; Path=/; Max-Age=${HALF_A_YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
