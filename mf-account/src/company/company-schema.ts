import { accountType } from '@aimante/api-contract/identity/schemas';
import { isSiret, isVatNumber } from '@aimante/shop/company';
import { z } from 'zod';
import type { FieldFault } from '../form/field-text.ts';
import { trimmedText } from '../form/trimmed-text.ts';

/** Account type and company fields of a form. `''`: nothing was typed. */
export const companyShape = {
  accountType,
  companyName: trimmedText(160),
  siret: z.string().transform((typed) => typed.replace(/\s/g, '')),
  vatNumber: trimmedText(20),
  legalRepresentative: trimmedText(160),
};

export type CompanyValues = z.output<z.ZodObject<typeof companyShape>>;

/** Checks the company fields only for a business, and even when other fields have faults. */
export function withCompanyRules<Schema extends z.ZodType<CompanyValues>>(schema: Schema): Schema {
  const rule = (field: keyof CompanyValues, error: FieldFault) => ({ path: [field], error, when: () => true });
  const unlessPerson = (isRight: (company: CompanyValues) => boolean) => (company: CompanyValues) =>
    company.accountType !== 'business' || isRight(company);
  return schema
    .refine(
      unlessPerson(({ companyName }) => Boolean(companyName)),
      rule('companyName', 'required'),
    )
    .refine(
      unlessPerson(({ siret }) => !siret || isSiret(siret)),
      rule('siret', 'siret'),
    )
    .refine(
      unlessPerson(({ vatNumber }) => !vatNumber || isVatNumber(vatNumber)),
      rule('vatNumber', 'vatNumber'),
    );
}

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
