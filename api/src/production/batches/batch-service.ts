import type { BatchPlan, NewPrintBatch, PrintBatchDetail } from '@aimante/api-contract/batches';
import type { batchRequestSchema } from '@aimante/api-contract/batches/schemas';
import { MAX_SHEETS_PER_FILE } from '@aimante/print';
import { parisTime } from '@aimante/shop/calendar';
import type { z } from 'zod';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { unlessRefused } from '../../platform/http/answers/messages.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { selectBatch } from './batch-rows.ts';
import { batchErrors } from './layout/errors.ts';
import { insertTiles } from './layout/laid-tiles.ts';
import { selectLeftOut } from './layout/left-out.ts';
import {
  countSheets,
  describePlan,
  fillRateOf,
  type Layout,
  layoutOf,
  type Planned,
  plainLayout,
  planSheets,
} from './layout/plan.ts';
import { lockOrdersOfBatch, lockReadyOrders, selectReadyTiles, selectTilesToReprint } from './layout/ready-tiles.ts';
import { chooseSheet } from './sheets/choose-sheet.ts';
import { writeSheets } from './sheets/current-sheets.ts';
import { selectSheetProfiles } from './sheets/sheet-profiles.ts';
import { tilesById, voidTiles } from './void-tiles.ts';

type BatchRequest = z.output<typeof batchRequestSchema>;
type Context = Pick<Services, 'storage' | 'secrets' | 'now'>;

async function plan(db: Queryable, { sheetProfileId, sheet, ...chosen }: BatchRequest) {
  const { tiles, waiting } = await selectReadyTiles(db, chosen);
  const choice = chooseSheet(tiles, await selectSheetProfiles(db), sheetProfileId);
  if (!choice) return batchErrors.SHEET_PROFILE_NOT_FOUND();
  const planned = planSheets(choice.tiles, layoutOf(choice.profile, sheet));
  const leftOut = await selectLeftOut(db, chosen, { tiles, waiting, planned, fitting: choice.tiles });
  return { ...choice, waiting, planned, leftOut };
}

export async function planBatch(db: Queryable, request: BatchRequest): Promise<BatchPlan | Refusal> {
  return unlessRefused(await plan(db, request), ({ planned, profile, elsewhere, waiting, leftOut }) => ({
    ...describePlan(planned),
    sheetProfileId: profile.id,
    elsewhere,
    waiting,
    leftOut,
  }));
}

export interface Making {
  db: Queryable;
  author: Author;
  services: Context;
}

export async function createBatch(making: Making, request: BatchRequest): Promise<NewPrintBatch | Refusal> {
  await lockReadyOrders(making.db, request);
  const made = await plan(making.db, request);
  if (made instanceof Refusal) return made;
  const { planned, profile, waiting, leftOut } = made;
  if (countSheets(planned.plan) === 0) {
    const orders = waiting.map(({ number }) => number).join(', ');
    return orders ? batchErrors.BATCH_TILES_MISSING({ orders, leftOut }) : batchErrors.BATCH_EMPTY({ leftOut });
  }
  const batch = await save(making, { planned, sheetProfile: profile, reason: null });
  return unlessRefused(batch, (saved) => ({ ...saved, leftOut }));
}

/** Each reprinted tile refers to the tile that it replaces, which becomes void. */
export async function reprintTiles(
  { db, author, services }: Making,
  { id, tileIds, reason }: { id: string; tileIds: readonly string[]; reason: string },
): Promise<PrintBatchDetail | Refusal> {
  await lockOrdersOfBatch(db, id);
  const batch = await db.execute<{ layout: Partial<Layout>; name: string | null; profileId: string | null }>(
    sql`SELECT layout, sheet_profile AS name, sheet_profile_id AS "profileId" FROM print_batches WHERE id = ${id}`,
  );
  const [found] = batch.rows;
  if (!found) return batchErrors.BATCH_NOT_FOUND();
  const tiles = await selectTilesToReprint(db, id, tileIds);
  if (tiles.length !== new Set(tileIds).size) return batchErrors.BATCH_TILE_NOT_FOUND();
  const planned = planSheets(tiles, { ...plainLayout, ...found.layout });
  if (planned.isPartial) return batchErrors.BATCH_TOO_LARGE({ sheets: MAX_SHEETS_PER_FILE });
  await voidTiles(db, tilesById(tileIds), { reason: 'reprinted', now: services.now() });
  const sheetProfile = { id: found.profileId, name: found.name };
  return save({ db, author, services }, { planned, sheetProfile, reason });
}

interface NewBatch {
  planned: Planned;
  /** Both null: the batch is older than sheet profiles. */
  sheetProfile: { readonly id: string | null; readonly name: string | null };
  reason: string | null;
}

async function save(
  { db, author, services }: Making,
  { planned, sheetProfile, reason }: NewBatch,
): Promise<PrintBatchDetail | Refusal> {
  const { layout } = planned;
  const sheets = countSheets(planned.plan);
  if (sheets === 0) return batchErrors.BATCH_EMPTY();
  const id = uuidv7();
  const createdAt = services.now().toISOString();
  const number = await nextNumber(db, services.now());
  const pieces = planned.plan.runs.reduce((sum, run) => sum + run.pieceCount, 0);
  await db.execute(sql`INSERT INTO print_batches (id, number, sheet, sheet_profile, sheet_profile_id, layout, sheets, pieces, fill_rate, reason,
      created_by, created_at)
    VALUES (${id}, ${number}, ${layout.format}, ${sheetProfile.name}, ${sheetProfile.id}, ${JSON.stringify(layout)}::jsonb, ${sheets}, ${pieces},
      ${fillRateOf(planned.plan)}, ${reason}, ${author.actor.id}, ${createdAt})`);
  await insertTiles(db, id, planned);
  const head = { number, version: 1, layout, lastSheet: sheets, sheetProfile: sheetProfile.name, createdAt };
  const refusal = await writeSheets({ ...services, db }, id, head);
  if (refusal) return refusal;
  await recordAudit(db, author, {
    action: 'batch.create',
    entity: 'batch',
    entityId: id,
    after: { number, sheets, pieces, reason },
  });
  return (await selectBatch(db, id)) ?? batchErrors.BATCH_NOT_FOUND();
}

async function nextNumber(db: Queryable, now: Date): Promise<string> {
  const found = await db.execute<{ next: number }>(sql`SELECT nextval('print_batch_number')::int AS next`);
  return `L-${parisTime(now).day.slice(2, 4)}-${String(found.rows[0]?.next ?? 0).padStart(4, '0')}`;
}
