import { z } from 'zod';
import { id, timestamp } from '../core/wire.ts';

export const sheetFormat = z.enum(['A4', 'A3', 'SRA3']);

const run = z.object({
  /** Size, bleed and shape: what lies on one sheet is of one kind. */
  profile: z.string(),
  sheets: z.int(),
  pieces: z.int(),
  fillRate: z.number(),
});

export const batchPlanSchema = z
  .object({
    sheet: sheetFormat,
    sheets: z.int(),
    pieces: z.int(),
    fillRate: z.number(),
    runs: z.array(run),
    orders: z.array(z.object({ id, number: z.string(), pieces: z.int() })),
    /** Magnets that no such sheet can hold. */
    unplaced: z.array(z.object({ orderNumber: z.string(), size: z.string(), pieces: z.int() })),
    /** Whether some of what waits was left for the next batch. */
    isPartial: z.boolean(),
  })
  .meta({ id: 'BatchPlan' });

export const batchSchema = z
  .object({
    id,
    number: z.string(),
    sheet: sheetFormat,
    sheets: z.int(),
    pieces: z.int(),
    fillRate: z.number(),
    reason: z.string().nullable(),
    createdAt: timestamp,
    printedAt: timestamp.nullable(),
  })
  .meta({ id: 'PrintBatch' });

export const printTileSchema = z
  .object({
    id,
    linePhotoId: id,
    orderId: id,
    orderNumber: z.string(),
    line: z.int(),
    photo: z.int(),
    copy: z.int(),
    copies: z.int(),
    size: z.string(),
    sheetIndex: z.int(),
    xMm: z.number(),
    yMm: z.number(),
    rotated: z.boolean(),
    state: z.enum(['planned', 'printed', 'void']),
    reprintOf: id.nullable(),
  })
  .meta({ id: 'PrintTile' });

export const batchDetailSchema = batchSchema
  .extend({
    tiles: z.array(printTileSchema),
    /** What to gather for each order. */
    picking: z.array(
      z.object({
        orderId: id,
        orderNumber: z.string(),
        shippingMethod: z.string(),
        lines: z.array(z.object({ name: z.string(), options: z.string().nullable(), quantity: z.int() })),
      }),
    ),
  })
  .meta({ id: 'PrintBatchDetail' });

export const batchRequestSchema = z.strictObject({
  sheet: sheetFormat.optional(),
  /** All that is ready where left out. */
  orderIds: z.array(id).min(1).max(500).optional(),
});
