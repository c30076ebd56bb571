/** The rates of VAT by territory and class, with dates of validity, and the rule that a sale follows. */

export const vatClasses = ['standard', 'reduced'] as const;
export type VatClass = (typeof vatClasses)[number];

/**
 * `domestic`: French VAT. `oss`: VAT of the country of delivery, declared at the one-stop shop. `export`: outside the
 * Union. `overseas`: French departments that count as an export. `franchise`: a shop without VAT.
 */
export const vatRules = ['domestic', 'oss', 'export', 'overseas', 'franchise'] as const;
export type VatRule = (typeof vatRules)[number];

/** Cross-border sales of a year, without VAT, up to which French VAT applies. */
export const OSS_THRESHOLD_CENTS = 10_000_00;

const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Monaco is part of the French area of VAT. */
const FRENCH = ['FR', 'MC'];

/** French departments that are outside the VAT area of the Union, with a VAT of their own. */
export const overseasDepartments = ['GP', 'MQ', 'GF', 'RE', 'YT'] as const;

const OVERSEAS_BY_POSTAL_CODE: readonly (readonly [string, string])[] = [
  // Two islands still have postal codes of Guadeloupe, to which they belonged.
  ['97133', 'BL'],
  ['97150', 'MF'],
  ['971', 'GP'],
  ['972', 'MQ'],
  ['973', 'GF'],
  ['974', 'RE'],
  ['975', 'PM'],
  ['976', 'YT'],
  ['977', 'BL'],
  ['978', 'MF'],
  ['980', 'MC'],
  ['984', 'TF'],
  ['986', 'WF'],
  ['987', 'PF'],
  ['988', 'NC'],
];

/** The territory that decides the VAT of a delivery, as in ISO 3166: a French overseas department has its own code. */
export function vatTerritoryOf(country: string, postalCode: string | null | undefined): string {
  if (country !== 'FR') return country;
  return OVERSEAS_BY_POSTAL_CODE.find(([start]) => postalCode?.startsWith(start))?.[1] ?? 'FR';
}

/** Another member state: its own VAT applies above the threshold. */
export const isCrossBorder = (territory: string): boolean => UNION.includes(territory) && territory !== 'FR';

export interface VatSituation {
  readonly regime: 'standard' | 'franchise';
  readonly territory: string;
  /** Whether the sales to other member states have passed the threshold, or the shop has chosen their VAT. */
  readonly isOssDue: boolean;
}

export function vatRuleOf({ regime, territory, isOssDue }: VatSituation): VatRule {
  if (regime === 'franchise') return 'franchise';
  if (FRENCH.includes(territory)) return 'domestic';
  if (isCrossBorder(territory)) return isOssDue ? 'oss' : 'domestic';
  return overseasDepartments.some((code) => code === territory) ? 'overseas' : 'export';
}

/** Sold at the price without VAT. */
export const isWithoutVat = (rule: VatRule): boolean => rule === 'export' || rule === 'overseas';

export interface DatedVatRate {
  readonly territory: string;
  readonly vatClass: VatClass;
  /** In percent. */
  readonly rate: number;
  /** Calendar day of the shop. */
  readonly validFrom: string;
}

interface WantedRate extends Pick<DatedVatRate, 'territory' | 'vatClass'> {
  readonly day: string;
}

/**
 * The rate that applies on a day. A class without a rate of its own has the standard rate. Undefined: the table has no
 * rate for that territory and day.
 */
export function vatRateOn(
  rates: readonly DatedVatRate[],
  { territory, vatClass, day }: WantedRate,
): number | undefined {
  const valid = (wanted: VatClass) =>
    rates
      .filter((rate) => rate.territory === territory && rate.vatClass === wanted && rate.validFrom <= day)
      .reduce<DatedVatRate | undefined>(
        (last, rate) => (last && last.validFrom > rate.validFrom ? last : rate),
        undefined,
      );
  return (valid(vatClass) ?? valid('standard'))?.rate;
}
