import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readCookie } from '../http/read-cookie.ts';
import { writeCookie } from '../http/write-cookie.ts';

const NAME = 'aimante-visitor';
const COOKIE = /^([A-Za-z0-9_-]{22})(?:\.([A-Za-z0-9_-]{22}))?$/;
const HALF_A_YEAR = 15_552_000;

export interface VisitorId {
  readonly id: string;
  /** The cookie carries this edge's signature. */
  readonly isIssued: boolean;
}

/** A random number without personal data. It only keeps the visitor in the same canary group at the next visit. */
export function readVisitorId(cookies: string | undefined, secret: string): VisitorId | undefined {
  const [, id, signature = ''] = COOKIE.exec(readCookie(cookies, NAME) ?? '') ?? [];
  if (!id) return undefined;
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(id, secret))];
  return { id, isIssued: given.length === right.length && timingSafeEqual(given, right) };
}

export function newVisitorId(): string {
  return randomBytes(16).toString('base64url');
}

interface CookieOptions {
  readonly secret: string;
  readonly isSecure: boolean;
}

export function visitorCookie(id: string, { secret, isSecure }: CookieOptions): string {
  return writeCookie(NAME, `${id}.${sign(id, secret)}`, { seconds: HALF_A_YEAR, isSecure });
}

function sign(id: string, secret: string): string {
  return createHmac('sha256', secret).update(id).digest().subarray(0, 16).toString('base64url');
}
