import { derive, isSame } from '../../../platform/crypto/secret-value.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import type { Locale } from '../../../platform/text/refusal.ts';

const days = 90;

const proof = (secret: string, orderId: string, expires: string): string =>
  derive(secret, 'order', `${orderId}\n${expires}`);

/** A token that gives its bearer access to one order for 90 days. Of the order, it contains only the id. */
export function signOrderToken(secret: string, orderId: string, now: Date): string {
  // Rounded to the day, so that an order has the same link all day.
  const expires = (Math.floor(now.getTime() / 86_400_000) + days).toString(36);
  return `${orderId.replaceAll('-', '')}.${expires}.${proof(secret, orderId, expires)}`;
}

const idForm = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** Returns the order's id. Undefined: invalid or expired. */
export function readOrderToken(secret: string, token: string, now: Date): string | undefined {
  const [plain = '', expires = '', signature = ''] = token.split('.');
  const parts = idForm.exec(plain)?.slice(1);
  if (!parts || !/^[0-9a-z]{1,8}$/.test(expires)) return undefined;
  const orderId = parts.join('-');
  if (!isSame(signature, proof(secret, orderId, expires))) return undefined;
  return Number.parseInt(expires, 36) * 86_400_000 > now.getTime() ? orderId : undefined;
}

export const orderPage = (siteUrl: string, locale: Locale, token: string): string =>
  sitePage(siteUrl, locale, { path: '/orders/track', token });
