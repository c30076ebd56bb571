import type { FactorProof, Passkey } from '@aimante/api-contract/second-factor';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Config } from '../../../platform/config/config.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { relyingParty } from './relying-party.ts';

/** Loaded when it is first used: it is a tenth of all modules. */
const webAuthn = () => import('@simplewebauthn/server');

interface PasskeyRow extends Record<string, unknown> {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: string;
  counter: string;
  transports: AuthenticatorTransport[];
}

async function findPasskeys(db: Queryable, where: SQL): Promise<PasskeyRow[]> {
  const { rows } = await db.execute<PasskeyRow>(sql`SELECT id, user_id AS "userId", credential_id AS "credentialId",
    public_key AS "publicKey", counter, transports FROM passkeys WHERE ${where} ORDER BY id`);
  return rows;
}

export async function listPasskeys(db: Queryable, userId: string): Promise<Passkey[]> {
  const { rows } = await db.execute<Passkey & Record<string, unknown>>(sql`SELECT id, name, is_synced AS "isSynced",
    created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkeys WHERE user_id = ${userId} ORDER BY id`);
  return rows.map((row) => ({
    ...row,
    createdAt: wireTime(row.createdAt),
    lastUsedAt: row.lastUsedAt && wireTime(row.lastUsedAt),
  }));
}

const credentials = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

type Place = Pick<Config, 'siteUrl' | 'origins'>;

/** Options for a passkey of this account, or of any account that the browser knows. Null: the account has none. */
export async function askForPasskey(db: Queryable, place: Place, userId: string | undefined) {
  const { generateAuthenticationOptions } = await webAuthn();
  const rpID = relyingParty(place).expectedRPID;
  if (userId === undefined) return generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const own = await findPasskeys(db, sql`user_id = ${userId}`);
  if (own.length === 0) return null;
  return generateAuthenticationOptions({ rpID, userVerification: 'required', allowCredentials: credentials(own) });
}

type PasskeyAnswer = Extract<FactorProof, { passkey: unknown }>['passkey'];

interface Asked {
  challenge: string;
  answer: PasskeyAnswer;
  now: Date;
}

/** The account that the passkey belongs to. Undefined: unknown, for another site, or an answer to another challenge. */
export async function verifyPasskey(
  db: Queryable,
  place: Place,
  { challenge, answer, now }: Asked,
): Promise<string | undefined> {
  const [passkey] = await findPasskeys(db, sql`credential_id = ${answer.id}`);
  if (!passkey) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    // One schema of the contract serves both ceremonies. The library checks what this one needs, and throws.
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    ...relyingParty(place),
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  await db.execute(sql`UPDATE passkeys SET counter = ${newCounter}, is_synced = ${credentialBackedUp},
    last_used_at = ${now.toISOString()} WHERE id = ${passkey.id}`);
  return passkey.userId;
}

interface Newcomer {
  user: { id: string; email: string; firstName: string; lastName: string };
  shopName: string;
}

export async function askForNewPasskey(db: Queryable, place: Place, { user, shopName }: Newcomer) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: relyingParty(place).expectedRPID,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim() || user.email,
    userID: Uint8Array.from(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    excludeCredentials: credentials(await findPasskeys(db, sql`user_id = ${user.id}`)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

interface NewPasskey extends Asked {
  userId: string;
  name: string;
}

/** False: the answer is not valid, or the passkey already exists. */
export async function keepPasskey(
  db: Queryable,
  place: Place,
  { userId, name, challenge, answer, now }: NewPasskey,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    // As above.
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    ...relyingParty(place),
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const { rows } =
    await db.execute(sql`INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
    VALUES (${uuidv7(now.getTime())}, ${userId}, ${credential.id}, ${Buffer.from(credential.publicKey).toString('base64url')},
      ${credential.counter}, ${JSON.stringify(credential.transports ?? [])}::jsonb, ${credentialBackedUp}, ${name}, ${now.toISOString()})
    ON CONFLICT (credential_id) DO NOTHING RETURNING id`);
  return rows.length > 0;
}

export async function removePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`DELETE FROM passkeys WHERE id = ${id} AND user_id = ${userId} RETURNING id`);
  return rows.length > 0;
}
