import type { Locale } from '@aimante/contract';

export const formatRating = (average: number, locale: Locale): string =>
  average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
