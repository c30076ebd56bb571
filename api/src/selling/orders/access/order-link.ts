import { readSignedId, signId } from '../../../platform/crypto/signed-id.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import type { Locale } from '../../../platform/text/refusal.ts';

const days = 90;
const dayMs = 86_400_000;

/** A token that gives its bearer access to one order for 90 days. Of the order, it contains only the id. */
export function signOrderToken(secret: string, orderId: string, now: Date): string {
  // Rounded to the day, so that an order has the same link all day.
  const expires = (Math.floor(now.getTime() / dayMs) + days).toString(36);
  return signId(secret, { purpose: 'order', id: orderId, expires });
}

/** Returns the order's id. Undefined: invalid or expired. */
export function readOrderToken(secret: string, token: string, now: Date): string | undefined {
  const signed = readSignedId(secret, { purpose: 'order', token });
  return signed && signed.expires * dayMs > now.getTime() ? signed.id : undefined;
}

export const orderPage = (siteUrl: string, locale: Locale, token: string): string =>
  sitePage(siteUrl, locale, { path: '/orders/track', token });
