import type { Locale } from '@aimante/contract';
import { formatPrice } from '@aimante/ui';

/** `5 €`, but `5,50 €`: a round amount has no cents. */
export const shortPrice = (cents: number, locale: Locale): string =>
  cents % 100 === 0 ? formatPrice(cents, locale).replace(/[.,]00/, '') : formatPrice(cents, locale);
