import { registerSchema } from '@aimante/api-contract/identity/schemas';
import { z } from 'zod';
import { companyShape, withCompanyRules } from '../../company/company-schema.ts';

const { email, password, firstName, lastName, acceptTerms } = registerSchema.shape;

export const signupSchema = withCompanyRules(
  z.object({
    email,
    password,
    confirmation: z.string(),
    firstName,
    lastName,
    // The form starts with `false`, so the input accepts any boolean.
    acceptTerms: z.boolean().pipe(acceptTerms),
    newsletter: z.boolean(),
    ...companyShape,
  }),
).refine(({ confirmation, password: typed }) => confirmation === typed, {
  path: ['confirmation'],
  when: () => true,
});

export type SignupInput = z.input<typeof signupSchema>;
export type SignupValues = z.output<typeof signupSchema>;

export const emptySignup: SignupInput = {
  email: '',
  password: '',
  confirmation: '',
  firstName: '',
  lastName: '',
  acceptTerms: false,
  newsletter: false,
  accountType: 'personal',
  companyName: '',
  siret: '',
  vatNumber: '',
  legalRepresentative: '',
};
