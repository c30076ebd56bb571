import type { SheetProfile } from '@aimante/api-contract/batches';
import type { sheetProfileWriteSchema } from '@aimante/api-contract/batches/schemas';
import type { z } from 'zod';
import { auditedResult } from '../../../platform/audit/audited-result.ts';
import { type Author, recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { assignments } from '../../../platform/database/sql/assignments.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { batchErrors } from '../layout/errors.ts';

type Write = z.output<typeof sheetProfileWriteSchema>;
type Update = { [Key in keyof Write]?: Write[Key] | undefined } & { version?: number | undefined };

export async function selectSheetProfiles(db: Queryable, where: SQL = sql`true`): Promise<SheetProfile[]> {
  const found = await db.execute<SheetProfile & Record<string, unknown>>(sql`
    SELECT s.id, s.name, s.format, s.orientation, s.margin_mm::float8 AS "marginMm", s.gutter_mm::float8 AS "gutterMm",
      s.mark_length_mm::float8 AS "markLengthMm", s.is_rotation_allowed AS "isRotationAllowed",
      s.has_contours AS "hasContours", s.piece_order AS "pieceOrder", s.is_default AS "isDefault", s.version,
      CASE WHEN s.icc_path IS NOT NULL THEN jsonb_build_object('description', s.icc_description, 'space', s.icc_space,
        'bytes', s.icc_bytes) END AS "colourProfile",
      (SELECT count(*)::int FROM print_profiles r WHERE r.sheet_profile_id = s.id) AS "usedBy"
    FROM sheet_profiles s WHERE ${where} ORDER BY s.name`);
  return found.rows;
}

export async function createSheetProfile(db: Queryable, author: Author, body: Write): Promise<SheetProfile | Refusal> {
  const id = uuidv7();
  await lockSheetProfiles(db);
  await db.execute(sql`INSERT INTO sheet_profiles (id, name, format) VALUES (${id}, ${body.name}, ${body.format})`);
  await write(db, id, body);
  return finish(db, author, { id, action: 'sheet-profile.create' });
}

export async function updateSheetProfile(
  db: Queryable,
  author: Author,
  { id, body }: { id: string; body: Update },
): Promise<SheetProfile | Refusal> {
  await lockSheetProfiles(db);
  const [before] = await selectSheetProfiles(db, sql`s.id = ${id}`);
  if (!before) return batchErrors.SHEET_PROFILE_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  if (before.isDefault && body.isDefault === false) return batchErrors.SHEET_PROFILE_DEFAULT();
  await write(db, id, body);
  await db.execute(sql`UPDATE sheet_profiles SET version = version + 1 WHERE id = ${id}`);
  return finishUpdate(db, author, before);
}

/** Refused (`STILL_USED`) while a print profile refers to it. Returns the file that is no longer needed. */
export async function deleteSheetProfile(
  db: Queryable,
  author: Author,
  id: string,
): Promise<{ iccPath: string | null } | Refusal> {
  await lockSheetProfiles(db);
  const [before] = await selectSheetProfiles(db, sql`s.id = ${id}`);
  if (!before) return batchErrors.SHEET_PROFILE_NOT_FOUND();
  if (before.isDefault) return batchErrors.SHEET_PROFILE_DEFAULT();
  const { rows } = await db.execute<{ iccPath: string | null }>(
    sql`DELETE FROM sheet_profiles WHERE id = ${id} RETURNING icc_path AS "iccPath"`,
  );
  await recordAudit(db, author, { action: 'sheet-profile.delete', entity: 'sheet-profile', entityId: id, before });
  return { iccPath: rows[0]?.iccPath ?? null };
}

/** Serialises changes: of two concurrent new defaults, the later one wins. */
export async function lockSheetProfiles(db: Queryable): Promise<void> {
  await db.execute(sql`SELECT 1 FROM sheet_profiles ORDER BY id FOR UPDATE`);
}

async function write(db: Queryable, id: string, body: Update): Promise<void> {
  if (body.isDefault)
    await db.execute(sql`UPDATE sheet_profiles SET is_default = false WHERE is_default AND id <> ${id}`);
  const columns = {
    name: body.name,
    format: body.format,
    orientation: body.orientation,
    margin_mm: body.marginMm,
    gutter_mm: body.gutterMm,
    mark_length_mm: body.markLengthMm,
    is_rotation_allowed: body.isRotationAllowed,
    has_contours: body.hasContours,
    piece_order: body.pieceOrder,
    is_default: body.isDefault,
  };
  await db.execute(sql`UPDATE sheet_profiles SET ${assignments(columns)} WHERE id = ${id}`);
}

const finish = auditedResult({
  entity: 'sheet-profile',
  read: async (db, id) => (await selectSheetProfiles(db, sql`s.id = ${id}`))[0],
  notFound: batchErrors.SHEET_PROFILE_NOT_FOUND,
});

/** The changed profile, with the difference in the log. */
export const finishUpdate = (db: Queryable, author: Author, before: SheetProfile): Promise<SheetProfile | Refusal> =>
  finish(db, author, { id: before.id, action: 'sheet-profile.update', before });
