import { accountType } from '@aimante/api-contract/identity/schemas';
import { isSiret, isVatNumber } from '@aimante/shop/company';
import { z } from 'zod';

const text = z.string().trim();

/** Account type and company fields of a form. `''`: nothing was typed. */
export const companyShape = {
  accountType,
  companyName: text,
  siret: z.string().transform((typed) => typed.replace(/\s/g, '')),
  vatNumber: text,
  legalRepresentative: text,
};

export type CompanyValues = z.output<z.ZodObject<typeof companyShape>>;

const RULES: readonly [keyof CompanyValues, string, (company: CompanyValues) => boolean][] = [
  ['companyName', 'required', ({ companyName }) => companyName !== ''],
  ['companyName', 'tooLong 160', ({ companyName }) => companyName.length <= 160],
  ['siret', 'invalid', ({ siret }) => !siret || isSiret(siret)],
  ['vatNumber', 'invalid', ({ vatNumber }) => !vatNumber || (vatNumber.length <= 20 && isVatNumber(vatNumber))],
  ['legalRepresentative', 'tooLong 160', ({ legalRepresentative }) => legalRepresentative.length <= 160],
];

/** Checks the company fields only for a business, and even when other fields have faults. */
export const withCompanyRules = <Schema extends z.ZodType<CompanyValues>>(schema: Schema): Schema =>
  RULES.reduce(
    (checked, [field, error, isRight]) =>
      checked.refine((company) => company.accountType !== 'business' || isRight(company), {
        path: [field],
        error,
        when: () => true,
      }),
    schema,
  );

/** Request body for the API: no company fields for a person, and null for an empty field. */
export function companyBody({ accountType: type, ...particulars }: CompanyValues) {
  const isBusiness = type === 'business';
  const kept = (value: string) => (isBusiness && value) || null;
  return {
    accountType: type,
    companyName: kept(particulars.companyName),
    siret: kept(particulars.siret),
    vatNumber: kept(particulars.vatNumber),
    legalRepresentative: kept(particulars.legalRepresentative),
  };
}

/** API error codes that belong to one of these fields. */
export const companyRefusals = {
  COMPANY_NAME_MISSING: 'companyName',
  SIRET_INVALID: 'siret',
  VAT_NUMBER_INVALID: 'vatNumber',
} as const;
