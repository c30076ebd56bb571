import { isSiret, isVatNumber } from '@aimante/shop/company';
import type { Refusal } from '../../platform/text/refusal.ts';
import { userErrors } from './errors.ts';

export interface CompanyFields {
  accountType?: 'personal' | 'business' | undefined;
  companyName?: string | null | undefined;
  siret?: string | null | undefined;
  vatNumber?: string | null | undefined;
}

/** The first problem with a company's data. Undefined for a personal account or valid data. */
export function companyProblem({ accountType, companyName, siret, vatNumber }: CompanyFields): Refusal | undefined {
  if (accountType !== 'business') return undefined;
  if (!companyName) return userErrors.COMPANY_NAME_MISSING();
  if (siret && !isSiret(siret)) return userErrors.SIRET_INVALID();
  if (vatNumber && !isVatNumber(vatNumber)) return userErrors.VAT_NUMBER_INVALID();
  return undefined;
}
