import { formatNumber } from '@aimante/shop/numbers';
import { countryName } from '@aimante/shop/postal';
import type { VatRule } from '@aimante/shop/vat';
import type { Locale } from '../../platform/text/refusal.ts';

interface Taxed {
  rule: VatRule;
  territory: string;
  /** The rates of the lines, each once. */
  rates: readonly number[];
}

const withoutVat = {
  fr: {
    franchise: 'TVA non applicable, art. 293 B du CGI',
    export:
      'Prix sans TVA : exportation exonérée, art. 262 I du CGI. Des droits et taxes peuvent être dus à l’arrivée.',
    overseas:
      'Prix sans TVA : expédition vers l’outre-mer, art. 294 du CGI. La TVA locale et l’octroi de mer peuvent être dus à l’arrivée.',
  },
  en: {
    franchise: 'VAT not applicable, art. 293 B of the French tax code',
    export:
      'Price without VAT: exempt export, art. 262 I of the French tax code. Duties and taxes may be due on arrival.',
    overseas:
      'Price without VAT: shipment to a French overseas department, art. 294 of the French tax code. Local VAT and dock dues may be due on arrival.',
  },
};

/** The sentence about VAT below a total: "dont TVA 20 %", or why there is none. */
export function vatNotice({ rule, territory, rates }: Taxed, locale: Locale): string {
  if (rule === 'export' || rule === 'overseas' || rule === 'franchise') return withoutVat[locale][rule];
  const shown = [...rates].sort((a, b) => b - a).map((rate) => formatNumber(rate, locale));
  const country = rule === 'oss' ? ` (${countryName(territory, locale)})` : '';
  if (locale === 'fr') return `dont TVA ${shown.map((rate) => `${rate} %`).join(' et ')}${country}`;
  return `including ${shown.map((rate) => `${rate}%`).join(' and ')} VAT${country}`;
}
