import { readSignedId, signId } from '../../../platform/crypto/signed-id.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import type { Locale } from '../../../platform/text/refusal.ts';

const days = 90;
const dayMs = 86_400_000;
const dayOf = (now: Date): number => Math.floor(now.getTime() / dayMs);

function readToken(
  secret: string,
  { now, ...signed }: { purpose: string; token: string; now: Date },
): string | undefined {
  const found = readSignedId(secret, signed);
  return found && found.expires * dayMs > now.getTime() ? found.id : undefined;
}

/** A token that gives its bearer access to one order for 90 days. Of the order, it contains only the id. */
export function signOrderToken(secret: string, orderId: string, now: Date): string {
  // Rounded to the day, so that an order has the same link all day.
  const expires = (dayOf(now) + days).toString(36);
  return signId(secret, { purpose: 'order', id: orderId, expires });
}

/** Returns the order's id. Undefined: invalid or expired. */
export const readOrderToken = (secret: string, token: string, now: Date): string | undefined =>
  readToken(secret, { purpose: 'order', token, now });

/** For a document's address in the back office, where a new tab sends no login. It opens nothing else of the order. */
export const signDocumentToken = (secret: string, orderId: string, now: Date): string =>
  signId(secret, { purpose: 'order-documents', id: orderId, expires: (dayOf(now) + 2).toString(36) });

export const readDocumentToken = (secret: string, token: string, now: Date): string | undefined =>
  readToken(secret, { purpose: 'order-documents', token, now });

export const orderPage = (siteUrl: string, locale: Locale, token: string): string =>
  sitePage(siteUrl, locale, { path: '/orders/track', token });
