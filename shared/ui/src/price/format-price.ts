export type Locale = 'fr' | 'en';

const regions: Record<Locale, string> = { fr: 'fr-FR', en: 'en-IE' };
const formats = new Map<Locale, Intl.NumberFormat>();

/** Cents as euros: `4,90 €` with its non-breaking space, `€4.90` in English. */
export function formatPrice(cents: number, locale: Locale): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(regions[locale], { style: 'currency', currency: 'EUR' });
    formats.set(locale, format);
  }
  return format.format(cents / 100);
}
