import { formatCents } from '@aimante/shop/money';

export type Locale = 'fr' | 'en';

/** Cents as euros: `4,90 €` with its non-breaking space, `€4.90` in English. */
export function formatPrice(cents: number, locale: Locale): string {
  return formatCents(cents, locale);
}
