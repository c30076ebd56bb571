import type { Locale } from '@aimante/contract';
import type { PrintProfile } from '@aimante/print';
import { formatOneDigit } from '../numbers.ts';

/** `5 × 5 cm`, `6,5 × 4 cm`: the product's millimetres divided by ten. */
export function sizeInCm({ trim }: Pick<PrintProfile, 'trim'>, locale: Locale): string {
  const cm = (mm: number) => formatOneDigit(mm / 10, locale);
  return `${cm(trim.width)}\u00a0×\u00a0${cm(trim.height)}\u00a0cm`;
}

/** `50 × 50 mm`. */
export function sizeInMm({ trim }: Pick<PrintProfile, 'trim'>): string {
  return `${trim.width}\u00a0×\u00a0${trim.height}\u00a0mm`;
}
