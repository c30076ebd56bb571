type Locale = 'fr' | 'en';

const formats = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
};

/** `4,90 €` with its non-breaking space, `€4.90` in English. */
export const formatCents = (cents: number, locale: Locale): string => formats[locale].format(cents / 100);

/** `4,90` for a file: two decimals after a comma, which a French spreadsheet reads as an amount. */
export function decimalCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
