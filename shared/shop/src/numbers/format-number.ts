type Locale = 'fr' | 'en';

const formats = new Map<string, Intl.NumberFormat>();

/** `1,5` in French, `1.5` in English. Making a format takes far longer than using it, so each one is kept. */
export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', options);
  formats.set(key, format);
  return format.format(value);
}
