import { PASSWORD_LENGTH } from '@aimante/shop/password';
import { z } from 'zod';
import { email, id, line, localeCode, optionalLine, optionalPhone, timestamp } from '../core/wire.ts';

export const role = z.enum(['customer', 'admin']);
export const accountType = z.enum(['personal', 'business']);

/**
 * The minimum: eight characters with a digit, an upper and a lower case letter. The server also refuses common
 * passwords.
 */
export const password = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);

export const userSchema = z
  .object({
    id,
    email: z.string(),
    emailVerified: z.boolean(),
    role,
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    accountType,
    companyName: z.string().nullable(),
    siret: z.string().nullable(),
    vatNumber: z.string().nullable(),
    legalRepresentative: z.string().nullable(),
    locale: localeCode,
    isActive: z.boolean(),
    createdAt: timestamp,
    version: z.int(),
  })
  .meta({ id: 'User' });

const business = {
  companyName: optionalLine(160).optional(),
  siret: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{14}$/))
    .nullable()
    .optional(),
  vatNumber: optionalLine(20).optional(),
  legalRepresentative: optionalLine(160).optional(),
};

export const registerSchema = z.strictObject({
  email,
  password,
  firstName: line(80),
  lastName: line(80),
  phone: optionalPhone.optional(),
  accountType: accountType.default('personal'),
  ...business,
  acceptTerms: z.literal(true),
  newsletter: z.boolean().default(false),
});

const mailToken = z.string().min(20).max(200);
/** A password of an account. It may be older than the rule for new ones. */
export const typedPassword = z.string().min(1).max(PASSWORD_LENGTH.max);

export const loginSchema = z.strictObject({ email, password: typedPassword, remember: z.boolean().default(false) });
export const verifyEmailSchema = z.strictObject({ token: mailToken });
export const forgotPasswordSchema = z.strictObject({ email });
export const resetPasswordSchema = z.strictObject({ token: mailToken, password });
export const changePasswordSchema = z.strictObject({ currentPassword: typedPassword, newPassword: password });

export const profileUpdateSchema = z.strictObject({
  version: z.int().optional(),
  firstName: line(80).optional(),
  lastName: line(80).optional(),
  phone: optionalPhone.optional(),
  accountType: accountType.optional(),
  ...business,
  locale: localeCode.optional(),
});

export const sessionAnswerSchema = z
  .object({
    /** The bearer token: short-lived, and useless without the cookie that came with it. */
    token: z.string(),
    expiresAt: timestamp,
    user: userSchema,
  })
  .meta({ id: 'SessionAnswer' });

export const sessionSchema = z
  .object({
    id,
    isCurrent: z.boolean(),
    userAgent: z.string().nullable(),
    ip: z.string().nullable(),
    createdAt: timestamp,
    lastUsedAt: timestamp,
  })
  .meta({ id: 'Session' });
