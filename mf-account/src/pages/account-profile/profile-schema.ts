import { registerSchema } from '@aimante/api-contract/identity/schemas';
import type { Profile } from '@aimante/api-contract/users';
import { z } from 'zod';
import { companyBody, companyShape, withCompanyRules } from '../../company/company-schema.ts';
import { trimmedText } from '../../postal-address/postal-schema.ts';

const { firstName, lastName } = registerSchema.shape;

export const profileSchema = withCompanyRules(
  z.object({ firstName, lastName, phone: trimmedText(30), ...companyShape }),
);

export type ProfileInput = z.input<typeof profileSchema>;
export type ProfileValues = z.output<typeof profileSchema>;

export const profileInput = (profile: Profile): ProfileInput => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phone: profile.phone ?? '',
  accountType: profile.accountType,
  companyName: profile.companyName ?? '',
  siret: profile.siret ?? '',
  vatNumber: profile.vatNumber ?? '',
  legalRepresentative: profile.legalRepresentative ?? '',
});

export const profileBody = ({ firstName: first, lastName: last, phone, ...company }: ProfileValues) => ({
  firstName: first,
  lastName: last,
  phone: phone || null,
  ...companyBody(company),
});
