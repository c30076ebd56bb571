import { z } from 'zod';
import { id, line, timestamp } from '../core/wire.ts';
import { typedPassword } from '../identity/schemas.ts';

const ticket = z.string().min(20).max(100);
const base64url = z
  .string()
  .max(8000)
  .regex(/^[\w-]+$/);

/** Options for the browser's WebAuthn calls, as `@simplewebauthn/browser` takes them. */
const passkeyOptions = z.looseObject({ challenge: z.string() });

/** What a browser answers. The server's library checks the rest. */
const passkeyAnswer = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: base64url }),
  clientExtensionResults: z.looseObject({}),
});

/** How the caller can prove a second factor. */
export const factorChallengeSchema = z
  .object({
    ticket,
    passkey: passkeyOptions.nullable(),
    /** A code of an app, or a recovery code, is accepted. */
    hasCode: z.boolean(),
  })
  .meta({ id: 'FactorChallenge' });

export const factorProofSchema = z.strictObject({
  ticket,
  proof: z.union([
    z.strictObject({ passkey: passkeyAnswer }),
    z.strictObject({ code: z.string().trim().min(6).max(30) }),
  ]),
});

export const passkeySchema = z
  .object({
    id,
    name: z.string(),
    /** Copied to other devices by its provider. */
    isSynced: z.boolean(),
    createdAt: timestamp,
    lastUsedAt: timestamp.nullable(),
  })
  .meta({ id: 'Passkey' });

export const secondFactorsSchema = z
  .object({
    passkeys: z.array(passkeySchema),
    hasCodeApp: z.boolean(),
    recoveryCodesLeft: z.int(),
    /** Of the team: without a second factor the account can do nothing that moves money. */
    isNeeded: z.boolean(),
    /** Shown once, after the first factor was added or the codes were renewed. */
    recoveryCodes: z.array(z.string()).optional(),
  })
  .meta({ id: 'SecondFactors' });

/** The password, where the account has no second factor yet that could confirm the change. */
export const enrolmentSchema = z.strictObject({ password: typedPassword.optional() });
export const passkeyEnrolmentSchema = z.object({ ticket, passkey: passkeyOptions });
export const codeAppEnrolmentSchema = z.object({
  ticket,
  /** For typing. */
  secret: z.string(),
  /** For the QR code. */
  address: z.string().meta({ examples: ['otpauth://totp/Shop:camille%40exemple.fr?secret=JBSWY3DPEHPK3PXP'] }),
});
export const addPasskeySchema = z.strictObject({ ticket, name: line(60), passkey: passkeyAnswer });
export const addCodeAppSchema = z.strictObject({
  ticket,
  code: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/)),
});
