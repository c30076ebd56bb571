import type { Locale } from '@aimante/contract';
import { formatNumber } from '@aimante/shop/numbers';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const formatRating = (average: number, locale: Locale): string => formatNumber(average, locale, ONE_DIGIT);
