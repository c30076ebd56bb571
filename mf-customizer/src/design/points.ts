/** A point of typography in millimetres. */
export const POINT_MM = 25.4 / 72;

export function inPoints(mm: number, locale: string): string {
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(mm / POINT_MM)}\u00a0pt`;
}
