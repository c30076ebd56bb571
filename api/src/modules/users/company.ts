import type { Refusal } from '../../http/refusal.ts';
import { userErrors } from './errors.ts';

export interface CompanyFields {
  accountType?: 'personal' | 'business' | undefined;
  companyName?: string | null | undefined;
  siret?: string | null | undefined;
  vatNumber?: string | null | undefined;
}

/** What is wrong with a company's particulars, if it is one. */
export function companyProblem({ accountType, companyName, siret, vatNumber }: CompanyFields): Refusal | undefined {
  if (accountType !== 'business') return undefined;
  if (!companyName) return userErrors.COMPANY_NAME_MISSING();
  if (siret && !isSiret(siret)) return userErrors.SIRET_INVALID();
  if (vatNumber && !isVatNumber(vatNumber)) return userErrors.VAT_NUMBER_INVALID();
  return undefined;
}

const laPoste = '356000000';

/** Fourteen digits with a Luhn sum; the offices of La Poste, too many for it, sum their digits to a multiple of five. */
export function isSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret)) return false;
  const digits = Array.from(siret, Number);
  if (siret.startsWith(laPoste) && digits.reduce((sum, digit) => sum + digit) % 5 === 0) return true;
  return luhnSum(digits) % 10 === 0;
}

function luhnSum(digits: number[]): number {
  return digits.toReversed().reduce((sum, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
}

/** A French one is checked by its key; of the others only the form is known here. */
export function isVatNumber(typed: string): boolean {
  const number = typed.replace(/[\s.]/g, '').toUpperCase();
  const [, key, siren] = /^FR(\d{2})(\d{9})$/.exec(number) ?? [];
  if (key && siren) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
  return /^(?!FR\d{11}$)[A-Z]{2}[0-9A-Z]{2,13}$/.test(number);
}
