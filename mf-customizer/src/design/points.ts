import type { Locale } from '@aimante/contract';
import { formatOneDigit } from '../numbers.ts';

/** A point of typography in millimetres. */
export const POINT_MM = 25.4 / 72;

export const inPoints = (mm: number, locale: Locale): string => `${formatOneDigit(mm / POINT_MM, locale)}\u00a0pt`;
