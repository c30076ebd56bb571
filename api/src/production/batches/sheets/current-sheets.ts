import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { StoredFile } from '../../../platform/storage/storage.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { batchErrors } from '../layout/errors.ts';
import { selectLaidTiles, sheetsOf } from '../layout/laid-tiles.ts';
import { type Layout, plainLayout } from '../layout/plan.ts';
import { type Writing, writeBatchFile, writePressFile } from './batch-file.ts';
import { conditionOf } from './colour-profiles.ts';

export interface SheetsHead {
  number: string;
  version: number;
  layout: Partial<Layout>;
  lastSheet: number;
  sheetProfile: string | null;
  createdAt: string;
}

interface BatchHead extends SheetsHead, Record<string, unknown> {
  fileVersion: number;
  sheetProfileId: string | null;
  /** Null: the sheets were purged. */
  path: string | null;
}

export async function selectHead(db: Queryable, id: string): Promise<BatchHead | undefined> {
  const { rows } = await db.execute<BatchHead>(sql`SELECT b.number, b.version, b.file_version AS "fileVersion",
      b.pdf_path AS path, b.layout, b.sheet_profile AS "sheetProfile",
      b.sheet_profile_id AS "sheetProfileId", b.created_at AS "createdAt",
      (SELECT coalesce(max(t.sheet_index), -1) + 1 FROM print_tiles t WHERE t.batch_id = b.id AND NOT t.is_off_sheet) AS "lastSheet"
    FROM print_batches b WHERE b.id = ${id}`);
  return rows[0];
}

export const sheetsPath = (id: string, version: number): string => `batches/${id}-v${version}.pdf`;

/**
 * Renders the sheets until they are current: tiles may be voided during a run, and sheets of an outdated version are
 * discarded. Two requests for one batch share one rendering.
 */
export async function makeSheets(
  { db, storage, secrets }: Pick<Services, 'db' | 'storage' | 'secrets'>,
  id: string,
): Promise<BatchHead | Refusal> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('batch-sheets'), hashtext(${id}))`);
    for (;;) {
      const head = await selectHead(tx, id);
      if (!head) return batchErrors.BATCH_NOT_FOUND();
      if (head.path === null) return batchErrors.BATCH_FILE_MISSING();
      if (head.fileVersion === head.version) return head;
      const made = await writeSheets({ db: tx, storage, secrets }, id, head);
      if (made instanceof Refusal) return made;
    }
  });
}

/** Writes the sheets of the version in `head`, if it is still current. */
export async function writeSheets(
  { db, storage, secrets }: Writing & { db: Queryable },
  id: string,
  head: SheetsHead,
): Promise<Refusal | undefined> {
  const { version } = head;
  const layout = { ...plainLayout, ...head.layout };
  const sheets = sheetsOf(await selectLaidTiles(db, id), layout);
  if (sheets.length === 0) return batchErrors.BATCH_ALL_VOID();
  const file = await writeBatchFile(
    { storage, secrets },
    { ...head, layout, sheets, createdAt: new Date(head.createdAt) },
  );
  if (!file) return batchErrors.BATCH_FILE_MISSING();
  const path = sheetsPath(id, version);
  await storage.put(path, file);
  const sha256 = createHash('sha256').update(file).digest('hex');
  await db.execute(sql`UPDATE print_batches SET pdf_path = ${path}, pdf_sha256 = ${sha256}, file_version = ${version}
    WHERE id = ${id} AND version = ${version}`);
  return undefined;
}

export interface Download {
  id: string;
  actorId: string;
}

/** Returns the current sheets and records each download with its version and account. */
export async function downloadSheets(
  services: Pick<Services, 'db' | 'storage' | 'secrets' | 'now'>,
  { id, actorId }: Download,
): Promise<{ name: string; file: StoredFile } | Refusal> {
  const { storage } = services;
  for (;;) {
    const head = await makeSheets(services, id);
    if (head instanceof Refusal) return head;
    const file = await storage.open(head.path ?? '');
    if (!file) return batchErrors.BATCH_FILE_MISSING();
    if (await recordDownload(services, { id, actorId }, head.version)) return { name: `${nameOf(head)}.pdf`, file };
    file.stream.destroy();
  }
}

/**
 * The current sheets as PDF/X-4, for the printer and paper that their sheet profile has now. Written anew each time: few
 * batches go to a print shop.
 */
export async function downloadPressFile(
  services: Pick<Services, 'db' | 'storage' | 'secrets' | 'now'>,
  { id, actorId }: Download,
): Promise<{ name: string; file: Buffer } | Refusal> {
  const { db } = services;
  for (;;) {
    const head = await makeSheets(services, id);
    if (head instanceof Refusal) return head;
    const layout = { ...plainLayout, ...head.layout };
    const sheets = sheetsOf(await selectLaidTiles(db, id), layout);
    const condition = await conditionOf(services, head.sheetProfileId);
    if (condition instanceof Refusal) return condition;
    const batch = { ...head, layout, sheets, createdAt: new Date(head.createdAt) };
    const file = await writePressFile(services, batch, condition);
    if (!file) return batchErrors.BATCH_FILE_MISSING();
    if (await recordDownload(services, { id, actorId }, head.version)) return { name: `${nameOf(head)}-x4.pdf`, file };
  }
}

export const nameOf = ({ number, version }: SheetsHead): string => (version === 1 ? number : `${number}-v${version}`);

/**
 * False if the batch has another version by now. The insert refers to the batch's row, so it waits for a change of the
 * batch.
 */
export async function recordDownload(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, actorId }: Download,
  version: number,
): Promise<boolean> {
  const { rows } = await db.execute(sql`WITH batch AS (
      SELECT b.id FROM print_batches b WHERE b.id = ${id} AND b.version = ${version} FOR UPDATE)
    INSERT INTO print_batch_downloads (id, batch_id, version, actor_id, at)
    SELECT ${uuidv7()}, batch.id, ${version}, ${actorId}, ${now().toISOString()} FROM batch RETURNING 1`);
  return rows.length > 0;
}
