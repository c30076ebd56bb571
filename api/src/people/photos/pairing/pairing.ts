import { readSignedId, signId } from '../../../platform/crypto/signed-id.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { photoErrors } from '../record/errors.ts';
import { newPairingCode, readPairingCode } from './pairing-code.ts';

const purpose = 'photo-pairing';
const minuteMs = 60_000;
const openMinutes = 15;
/** A photo that began in time has this long to arrive. */
const arrivalMinutes = 15;
/** Two people may send from their phones, and a phone may reload the page. */
const mostPhones = 5;

type Context = Pick<Services, 'secrets' | 'now' | 'db'>;

interface Pairing {
  id: string;
  ownerKey: string;
  code: string;
  expiresAt: Date;
  isEnded: boolean;
  phones: number;
  chosen: number;
  /** How much of the photo on its way is sent. */
  sending: number;
}

interface PairingRow extends Record<string, unknown> {
  id: string;
  ownerKey: string;
  code: string;
  expiresAt: string;
  endedAt: string | null;
  phones: number;
  chosen: number;
  sending: number;
}

const columns = sql`g.id, g.owner_key AS "ownerKey", g.code, g.expires_at AS "expiresAt", g.ended_at AS "endedAt",
  g.phones, g.chosen, g.sending`;

const read = ({ endedAt, expiresAt, ...row }: PairingRow): Pairing => ({
  ...row,
  expiresAt: new Date(expiresAt),
  isEnded: endedAt !== null,
});

export const isOpen = ({ isEnded, expiresAt }: Pairing, now: Date): boolean => !isEnded && expiresAt > now;

/** A code that another pairing has is drawn again. */
export async function createPairing({ db, now }: Pick<Context, 'db' | 'now'>, ownerKey: string): Promise<Pairing> {
  const at = now();
  const expiresAt = new Date(at.getTime() + openMinutes * minuteMs);
  const { rows } = await db.execute<PairingRow>(sql`INSERT INTO photo_pairings AS g
      (id, owner_key, code, created_at, expires_at)
    VALUES (${uuidv7(at.getTime())}, ${ownerKey}, ${newPairingCode()}, ${at.toISOString()}, ${expiresAt.toISOString()})
    ON CONFLICT (code) DO NOTHING RETURNING ${columns}`);
  return rows[0] ? read(rows[0]) : createPairing({ db, now }, ownerKey);
}

/** The pairing of a visitor. */
export async function findPairing(
  { db }: Pick<Context, 'db'>,
  { id, owners }: { id: string; owners: readonly string[] },
): Promise<Pairing | Refusal> {
  const { rows } = await db.execute<PairingRow>(sql`SELECT ${columns} FROM photo_pairings g
    WHERE g.id = ${id} AND g.owner_key = ANY(${[...owners]}::text[])`);
  return rows[0] ? read(rows[0]) : photoErrors.PAIRING_NOT_FOUND();
}

interface JoinedPairing {
  token: string;
  code: string;
  expiresAt: Date;
}

/** Counts the phone and gives it a token. */
export async function joinPairing({ db, now, secrets }: Context, typed: string): Promise<JoinedPairing | Refusal> {
  const code = readPairingCode(typed);
  const at = now();
  const { rows } = await db.execute<PairingRow>(sql`UPDATE photo_pairings g SET phones = g.phones + 1
    WHERE g.code = ${code} AND g.ended_at IS NULL AND g.expires_at > ${at.toISOString()} AND g.phones < ${mostPhones}
    RETURNING ${columns}`);
  if (!rows[0]) return refuseCode({ db }, { code, at });
  const { id, expiresAt } = read(rows[0]);
  const minutes = Math.ceil(expiresAt.getTime() / minuteMs) + arrivalMinutes;
  return { token: signId(secrets.link, { purpose, id, expires: minutes.toString(36) }), code, expiresAt };
}

async function refuseCode({ db }: Pick<Context, 'db'>, { code, at }: { code: string; at: Date }): Promise<Refusal> {
  const { rows } = await db.execute<PairingRow>(sql`SELECT ${columns} FROM photo_pairings g WHERE g.code = ${code}`);
  if (!rows[0]) return photoErrors.PAIRING_CODE_UNKNOWN();
  return isOpen(read(rows[0]), at) ? photoErrors.PAIRING_FULL() : photoErrors.PAIRING_EXPIRED();
}

/** The pairing of a phone's token, as long as photos may arrive. */
export async function readPairing({ db, now, secrets }: Context, token: string): Promise<Pairing | Refusal> {
  const signed = readSignedId(secrets.link, { purpose, token });
  if (!signed) return photoErrors.PAIRING_NOT_FOUND();
  if (signed.expires * minuteMs <= now().getTime()) return photoErrors.PAIRING_EXPIRED();
  const pairing = await findUnended({ db }, signed.id);
  return pairing ?? photoErrors.PAIRING_EXPIRED();
}

export async function findUnended({ db }: Pick<Context, 'db'>, id: string): Promise<Pairing | undefined> {
  const { rows } = await db.execute<PairingRow>(
    sql`SELECT ${columns} FROM photo_pairings g WHERE g.id = ${id} AND g.ended_at IS NULL`,
  );
  return rows[0] && read(rows[0]);
}

/** The pairing of a token, if its phone may begin to send. */
export async function readOpenPairing(context: Context, token: string): Promise<Pairing | Refusal> {
  const pairing = await readPairing(context, token);
  if (pairing instanceof Refusal) return pairing;
  return isOpen(pairing, context.now()) ? pairing : photoErrors.PAIRING_EXPIRED();
}
