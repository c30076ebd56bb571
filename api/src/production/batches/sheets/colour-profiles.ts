import type { SheetProfile } from '@aimante/api-contract/batches';
import type { OutputCondition } from '@aimante/print/press';
import type { AuditedWrite } from '../../../platform/audit/audited-write.ts';
import type { Author } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { batchErrors } from '../layout/errors.ts';
import type { ProfileFile } from './receive-colour-profile.ts';
import { finishUpdate, lockSheetProfiles, selectSheetProfiles } from './sheet-profiles.ts';

interface Keeping {
  readonly storage: Services['storage'];
  readonly write: AuditedWrite;
}

/** Each file has a key of its own, so a removed file is never that of another profile. */
export async function addColourProfile(
  { storage, write }: Keeping,
  author: Author,
  { id, file: { content, ...read } }: { id: string; file: ProfileFile },
): Promise<SheetProfile | Refusal> {
  const path = `colour-profiles/${uuidv7()}.icc`;
  await storage.put(path, content);
  const set = await write(author, (tx, by) =>
    setColourProfile(tx, by, { id, icc: { ...read, path, bytes: content.length } }),
  );
  if (set instanceof Refusal) await storage.remove(path);
  return cleaned(storage, set);
}

export async function deleteColourProfile(
  { storage, write }: Keeping,
  author: Author,
  id: string,
): Promise<SheetProfile | Refusal> {
  const set = await write(author, (tx, by) => setColourProfile(tx, by, { id, icc: undefined }));
  return cleaned(storage, set);
}

/** Removes the replaced file, now that no row refers to it. */
async function cleaned(storage: Services['storage'], set: Changed | Refusal): Promise<SheetProfile | Refusal> {
  if (set instanceof Refusal) return set;
  if (set.formerPath) await storage.remove(set.formerPath);
  return set.profile;
}

interface Icc {
  readonly path: string;
  readonly description: string;
  readonly space: string;
  readonly bytes: number;
}

interface Changed {
  readonly profile: SheetProfile;
  readonly formerPath: string | null;
}

/** Keeps the version: a form that is open at that time does not contain the ICC profile, and loses nothing. */
async function setColourProfile(
  db: Queryable,
  author: Author,
  { id, icc }: { id: string; icc: Icc | undefined },
): Promise<Changed | Refusal> {
  await lockSheetProfiles(db);
  const [before] = await selectSheetProfiles(db, sql`s.id = ${id}`);
  if (!before) return batchErrors.SHEET_PROFILE_NOT_FOUND();
  if (!icc && !before.colourProfile) return batchErrors.COLOUR_PROFILE_NOT_FOUND();
  const former = await selectIcc(db, id);
  await db.execute(sql`UPDATE sheet_profiles SET icc_path = ${icc?.path ?? null},
    icc_description = ${icc?.description ?? null}, icc_space = ${icc?.space ?? null}, icc_bytes = ${icc?.bytes ?? null}
    WHERE id = ${id}`);
  const profile = await finishUpdate(db, author, before);
  return profile instanceof Refusal ? profile : { profile, formerPath: former?.path ?? null };
}

interface IccRow extends Record<string, unknown> {
  path: string;
  description: string;
  space: string;
}

async function selectIcc(db: Queryable, id: string): Promise<IccRow | undefined> {
  const { rows } = await db.execute<IccRow>(sql`SELECT icc_path AS path, icc_description AS description,
    icc_space AS space FROM sheet_profiles WHERE id = ${id} AND icc_path IS NOT NULL`);
  return rows[0];
}

type Reading = Pick<Services, 'storage'> & { readonly db: Queryable };

async function readIcc({ storage }: Pick<Services, 'storage'>, path: string): Promise<Buffer | undefined> {
  const file = await storage.open(path);
  return file && Buffer.concat(await file.stream.toArray());
}

/** The file of a sheet profile. Undefined if it has none, or if the file was replaced at this moment. */
export async function openColourProfile(services: Reading, id: string): Promise<Buffer | undefined> {
  const icc = await selectIcc(services.db, id);
  return icc && readIcc(services, icc.path);
}

/** What a print shop needs to know about printer and paper. Undefined: there is no profile in CMYK. */
export async function conditionOf(
  services: Reading,
  sheetProfileId: string | null,
): Promise<OutputCondition | Refusal | undefined> {
  const icc = sheetProfileId === null ? undefined : await selectIcc(services.db, sheetProfileId);
  if (icc?.space !== 'CMYK') return undefined;
  const profile = await readIcc(services, icc.path);
  return profile
    ? { identifier: icc.description, info: icc.description, profile }
    : batchErrors.COLOUR_PROFILE_NOT_FOUND();
}
