import { createHash } from 'node:crypto';
import type { BatchPlan, PrintBatchDetail } from '@aimante/api-contract/batches';
import type { batchRequestSchema } from '@aimante/api-contract/batches/schemas';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Author, recordAudit } from '../../audit/record-audit.ts';
import type { Queryable } from '../../database/connect.ts';
import { uuidv7 } from '../../database/uuid.ts';
import { unlessRefused } from '../../http/messages.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { parisTime } from '../shipping/french-calendar.ts';
import { writeBatchFile } from './batch-file.ts';
import { selectBatch } from './batch-rows.ts';
import { chooseSheet } from './choose-sheet.ts';
import { batchErrors } from './errors.ts';
import {
  countSheets,
  describePlan,
  fillRateOf,
  type Layout,
  layoutOf,
  type Planned,
  plainLayout,
  planSheets,
} from './plan.ts';
import { lockReadyTiles, type ReadyTile, selectTilesToReprint } from './ready-tiles.ts';
import { selectSheetProfiles } from './sheet-profiles.ts';

type BatchRequest = z.output<typeof batchRequestSchema>;
type Context = Pick<Services, 'storage' | 'now'>;

async function plan(db: Queryable, { sheetProfileId, sheet, orderIds }: BatchRequest) {
  const tiles = await lockReadyTiles(db, orderIds);
  const choice = chooseSheet(tiles, await selectSheetProfiles(db), sheetProfileId);
  if (!choice) return batchErrors.SHEET_PROFILE_NOT_FOUND();
  return { ...choice, planned: planSheets(choice.tiles, layoutOf(choice.profile, sheet)) };
}

export async function planBatch(db: Queryable, request: BatchRequest): Promise<BatchPlan | Refusal> {
  return unlessRefused(await plan(db, request), ({ planned, profile, elsewhere }) => ({
    ...describePlan(planned),
    sheetProfileId: profile.id,
    elsewhere,
  }));
}

export async function createBatch(
  { db, author, services }: { db: Queryable; author: Author; services: Context },
  request: BatchRequest,
): Promise<PrintBatchDetail | Refusal> {
  const made = await plan(db, request);
  if (made instanceof Refusal) return made;
  const { planned, profile } = made;
  return save({ db, author, services }, { planned, sheetProfile: profile.name, reason: null, reprintOf: new Map() });
}

/** Each tile that is printed again names the one that it replaces, which counts no more. */
export async function reprintTiles(
  { db, author, services }: { db: Queryable; author: Author; services: Context },
  { id, tileIds, reason }: { id: string; tileIds: readonly string[]; reason: string },
): Promise<PrintBatchDetail | Refusal> {
  const [batch] = (
    await db.execute<{ layout: Partial<Layout>; sheetProfile: string | null }>(
      sql`SELECT layout, sheet_profile AS "sheetProfile" FROM print_batches WHERE id = ${id} FOR UPDATE`,
    )
  ).rows;
  if (!batch) return batchErrors.BATCH_NOT_FOUND();
  const tiles = await selectTilesToReprint(db, id, tileIds);
  if (tiles.length !== new Set(tileIds).size) return batchErrors.BATCH_TILE_NOT_FOUND();
  const planned = planSheets(
    tiles.map((tile) => ({ ...tile, copies: 1 })),
    { ...plainLayout, ...batch.layout },
  );
  await db.execute(sql`UPDATE print_tiles SET state = 'void' WHERE id = ANY (${sql.param(tileIds)}::uuid[])`);
  const reprintOf = new Map(tiles.map((tile, at) => [planned.tiles[at] ?? tile, tile]));
  return save({ db, author, services }, { planned, sheetProfile: batch.sheetProfile, reason, reprintOf });
}

interface NewBatch {
  planned: Planned;
  sheetProfile: string | null;
  reason: string | null;
  reprintOf: ReadonlyMap<ReadyTile, { tileId: string; copy: number }>;
}

async function save(
  { db, author, services }: { db: Queryable; author: Author; services: Context },
  { planned, sheetProfile, reason, reprintOf }: NewBatch,
): Promise<PrintBatchDetail | Refusal> {
  const sheets = countSheets(planned.plan);
  if (sheets === 0) return batchErrors.BATCH_EMPTY();
  const id = uuidv7();
  const now = services.now();
  const number = await nextNumber(db, now);
  const file = await writeBatchFile(services.storage, planned, { number, createdAt: now, sheetProfile });
  if (!file) return batchErrors.BATCH_FILE_MISSING();
  const path = `batches/${id}.pdf`;
  await services.storage.put(path, file);
  const pieces = planned.plan.runs.reduce((sum, run) => sum + run.pieceCount, 0);
  await db.execute(sql`INSERT INTO print_batches (id, number, sheet, sheet_profile, layout, sheets, pieces, fill_rate, pdf_path, pdf_sha256, reason,
      created_by, created_at)
    VALUES (${id}, ${number}, ${planned.layout.format}, ${sheetProfile}, ${JSON.stringify(planned.layout)}::jsonb, ${sheets}, ${pieces},
      ${fillRateOf(planned.plan)}, ${path}, ${createHash('sha256').update(file).digest('hex')}, ${reason}, ${author.actor.id},
      ${now.toISOString()})`);
  await insertTiles(db, id, { planned, reprintOf });
  await recordAudit(db, author, {
    action: 'batch.create',
    entity: 'batch',
    entityId: id,
    after: { number, sheets, pieces, reason },
  });
  return (await selectBatch(db, id)) ?? batchErrors.BATCH_NOT_FOUND();
}

async function insertTiles(
  db: Queryable,
  batchId: string,
  { planned, reprintOf }: Pick<NewBatch, 'planned' | 'reprintOf'>,
): Promise<void> {
  const sheets = planned.plan.runs.flatMap(({ sheets: of, grid }) =>
    of.map((pieces) => ({ pieces, isRotated: grid.isRotated })),
  );
  for (const [sheetIndex, { pieces, isRotated }] of sheets.entries()) {
    for (const { ref, copy, slot } of pieces) {
      const replaced = reprintOf.get(ref);
      await db.execute(sql`INSERT INTO print_tiles (id, batch_id, order_line_photo_id, copy, sheet_index, x_mm, y_mm, rotated, reprint_of)
        VALUES (${uuidv7()}, ${batchId}, ${ref.linePhotoId}, ${replaced?.copy ?? copy}, ${sheetIndex}, ${slot.trim.left},
          ${slot.trim.top}, ${isRotated}, ${replaced?.tileId ?? null})`);
    }
  }
}

async function nextNumber(db: Queryable, now: Date): Promise<string> {
  const found = await db.execute<{ next: number }>(sql`SELECT nextval('print_batch_number')::int AS next`);
  return `L-${parisTime(now).day.slice(2, 4)}-${String(found.rows[0]?.next ?? 0).padStart(4, '0')}`;
}
