import type { Settings } from '@aimante/api-contract/settings';
import { isBic, isIban } from '@aimante/shop/bank';
import { isSiret, isVatNumber, sirenOfVatNumber } from '@aimante/shop/company';
import { isCountry } from '@aimante/shop/country';
import { groupIban } from '@aimante/shop/iban';
import { zoneOf } from '@aimante/shop/postal';
import type { SettingKey } from '../../platform/settings/settings-store.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { typeset } from '../../platform/text/typography.ts';
import { problemsOfRates, type RateProblem, rateTexts } from './rate-rules.ts';

const texts = {
  SIRET_INVALID: {
    fr: 'Ce numéro SIRET n’est pas valable. Vérifiez ses 14 chiffres.',
    en: 'This SIRET number is not valid. Check its 14 digits.',
  },
  VAT_NUMBER_INVALID: {
    fr: 'Ce numéro de TVA n’est pas valable. Exemple : FR44732829320.',
    en: 'This VAT number is not valid. Example: FR44732829320.',
  },
  VAT_NUMBER_OF_ANOTHER: {
    fr: 'Ce numéro de TVA et ce SIRET ne sont pas ceux de la même société.',
    en: 'This VAT number and this SIRET number belong to different companies.',
  },
  IBAN_INVALID: {
    fr: 'Cet IBAN contient une erreur : vérifiez chaque chiffre.',
    en: 'There is an error in this IBAN: check each digit.',
  },
  BIC_INVALID: {
    fr: 'Un BIC compte 8 ou 11 signes, par exemple DEUTDEFF.',
    en: 'A BIC has 8 or 11 characters, such as DEUTDEFF.',
  },
  COUNTRY_UNKNOWN: {
    fr: 'Ce code de pays n’existe pas : {code}.',
    en: 'This country code does not exist: {code}.',
  },
  COUNTRY_WITHOUT_ZONE: {
    fr: 'Aucun tarif de livraison pour ce pays : {code}.',
    en: 'There is no delivery price for this country: {code}.',
  },
  DAYS_REVERSED: {
    fr: 'Écrivez d’abord le délai le plus court.',
    en: 'Write the shorter time first.',
  },
} as const;

export interface SettingProblem {
  path: string;
  code: keyof typeof texts | RateProblem['code'];
  /** The value that replaces `{code}` in the text. */
  named?: string;
}

/** Removes spaces from the shop's legal and bank numbers and writes them in capitals; groups the IBAN by four. */
export function normaliseSetting(key: SettingKey, value: unknown): unknown {
  if (key !== 'shop' || typeof value !== 'object' || value === null) return value;
  const compact = (text: unknown) => (typeof text === 'string' ? text.replace(/\s/g, '').toUpperCase() : text);
  const { siret, vatNumber, bic, iban }: Partial<Settings['shop']> = value;
  const grouped = typeof iban === 'string' ? groupIban(iban) : iban;
  return { ...value, siret: compact(siret), vatNumber: compact(vatNumber), bic: compact(bic), iban: grouped };
}

/** Checks beyond the schema: numbers with a wrong check digit, countries that do not exist. */
export function problemsOf(key: SettingKey, value: unknown): SettingProblem[] {
  if (key === 'shop') return problemsOfShop(value as Settings['shop']);
  if (key === 'shippingRates') return problemsOfRates(value as Settings['shippingRates']);
  return key === 'shipping' ? problemsOfShipping(value as Settings['shipping']) : [];
}

function problemsOfShop({ siret, vatNumber, iban, bic }: Settings['shop']): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const isRightSiret = isSiret(siret);
  if (!isRightSiret) problems.push({ path: 'siret', code: 'SIRET_INVALID' });
  if (vatNumber !== '' && !isVatNumber(vatNumber)) problems.push({ path: 'vatNumber', code: 'VAT_NUMBER_INVALID' });
  else if (isRightSiret && !siret.startsWith(sirenOfVatNumber(vatNumber) ?? ''))
    problems.push({ path: 'vatNumber', code: 'VAT_NUMBER_OF_ANOTHER' });
  if (iban !== '' && !isIban(iban)) problems.push({ path: 'iban', code: 'IBAN_INVALID' });
  if (bic !== '' && !isBic(bic)) problems.push({ path: 'bic', code: 'BIC_INVALID' });
  return problems;
}

function problemsOfShipping(shipping: Settings['shipping']): SettingProblem[] {
  const unknown = shipping.countries.find((code) => !isCountry(code));
  const unserved = shipping.countries.find((code) => zoneOf(code, null) === undefined);
  const pairs = ['productionDays', 'standardDays', 'expressDays'] as const;
  const reversed = pairs.filter((name) => shipping[name][0] > shipping[name][1]);
  const problems: SettingProblem[] = reversed.map((path) => ({ path, code: 'DAYS_REVERSED' }));
  if (unknown) problems.push({ path: 'countries', code: 'COUNTRY_UNKNOWN', named: unknown });
  else if (unserved) problems.push({ path: 'countries', code: 'COUNTRY_WITHOUT_ZONE', named: unserved });
  return problems;
}

export const problemText = ({ code, named = '' }: SettingProblem, locale: Locale): string =>
  typeset({ ...texts, ...rateTexts }[code][locale], locale).replace('{code}', named);

const formCodes = {
  siret: 'SIRET_INVALID',
  vatNumber: 'VAT_NUMBER_INVALID',
  iban: 'IBAN_INVALID',
  bic: 'BIC_INVALID',
} as const;

/** The text for a number with an invalid format. Undefined for other fields. */
export function formText(path: readonly PropertyKey[], locale: Locale): string | undefined {
  const field = path.at(-1);
  const code = Object.entries(formCodes).find(([name]) => name === field)?.[1];
  return code && problemText({ path: '', code }, locale);
}
