import { z } from 'zod';
import { magnetShape } from '../catalogue/schemas.ts';
import { id, line, timestamp } from '../core/wire.ts';

export const sheetFormat = z.enum(['A4', 'A3', 'SRA3']);
const orientation = z.enum(['portrait', 'landscape']);
const lengthMm = z.number().min(0).max(50);

/** How magnets are laid on a sheet of paper, by a name that the workshop knows. */
export const sheetProfileWriteSchema = z.strictObject({
  name: line(80),
  format: sheetFormat,
  orientation,
  /** What the printer leaves white on every side. */
  marginMm: lengthMm,
  /** Free paper between two magnets' bleeds. */
  gutterMm: lengthMm,
  /** Of the corner marks; 0 for none. */
  markLengthMm: z.number().min(0).max(5),
  /** Whether magnets may lie on their side when more fit that way. */
  isRotationAllowed: z.boolean(),
  /** Whether the outline of every magnet is drawn, for a cutter that follows lines. */
  hasContours: z.boolean(),
  pieceOrder: z.enum(['row-by-row', 'cut-and-stack']),
  /** For whatever names no profile of its own. One profile is, always. */
  isDefault: z.boolean(),
});

export const sheetProfileSchema = z
  .object({
    id,
    ...sheetProfileWriteSchema.shape,
    /** Print profiles that name it: while there are some, it stays. */
    usedBy: z.int(),
    version: z.int(),
  })
  .meta({ id: 'SheetProfile' });

const run = z.object({
  /** Size, bleed and shape: what lies on one sheet is of one kind. */
  profile: z.string(),
  size: z.string(),
  shape: magnetShape,
  bleedMm: z.number(),
  sheets: z.int(),
  pieces: z.int(),
  fillRate: z.number(),
});

export const batchPlanSchema = z
  .object({
    sheet: sheetFormat,
    sheetProfileId: id,
    sheets: z.int(),
    pieces: z.int(),
    fillRate: z.number(),
    runs: z.array(run),
    /** `total`: all magnets of the order; where `pieces` are fewer, the batch is a part of it. */
    orders: z.array(z.object({ id, number: z.string(), pieces: z.int(), total: z.int() })),
    /** Orders that wait for the next batch: some of their tiles are not rendered yet. */
    waiting: z.array(z.object({ id, number: z.string(), rendered: z.int(), total: z.int() })),
    /** Magnets that no such sheet can hold. */
    unplaced: z.array(z.object({ orderNumber: z.string(), size: z.string(), pieces: z.int() })),
    /** Magnets whose product asks for another sheet profile. */
    elsewhere: z.array(z.object({ sheetProfileId: id, pieces: z.int() })),
    /** Whether some of what waits was left for the next batch. */
    isPartial: z.boolean(),
  })
  .meta({ id: 'BatchPlan' });

export const batchSchema = z
  .object({
    id,
    number: z.string(),
    sheet: sheetFormat,
    orientation,
    /** Its name when the batch was made. */
    sheetProfile: z.string().nullable(),
    sheets: z.int(),
    pieces: z.int(),
    fillRate: z.number(),
    reason: z.string().nullable(),
    createdAt: timestamp,
    printedAt: timestamp.nullable(),
    /** Of the sheets: the next one each time tiles are voided before the batch is printed. */
    version: z.int(),
    /** What was laid on paper. */
    printedVersion: z.int().nullable(),
    /** Whether the file that was downloaded last still has tiles which are void by now. Never so once printed. */
    isOutdated: z.boolean(),
  })
  .meta({ id: 'PrintBatch' });

export const voidReason = z.enum(['cancelled', 'blocked', 'replaced', 'set_back', 'reprinted', 'refunded']);

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
    voidReason: voidReason.nullable(),
    /** The first version of the sheets without it. */
    voidVersion: z.int().nullable(),
    /** Void, yet printed: to be taken out at assembly. */
    isOnPaper: z.boolean(),
  })
  .meta({ id: 'PrintTile' });

/** Tiles of one order that were voided together. */
const batchChange = z.object({
  at: timestamp,
  /** The first version of the sheets without them. */
  version: z.int(),
  orderId: id,
  orderNumber: z.string(),
  reason: voidReason,
  pieces: z.int(),
  isOnPaper: z.boolean(),
});

const pickingLine = z.object({
  name: z.string(),
  options: z.string().nullable(),
  /** What lies in this batch. */
  quantity: z.int(),
  /** What the order has of it. */
  of: z.int(),
});

const pickingOrder = z.object({
  orderId: id,
  orderNumber: z.string(),
  shippingMethod: z.string(),
  /** Magnets in this batch, and in the whole order. */
  pieces: z.int(),
  total: z.int(),
  /** Which of the batches of its order this is, reprints left out; null where it is the only one. */
  part: z.object({ place: z.int(), count: z.int() }).nullable(),
  lines: z.array(pickingLine),
});

export const batchDetailSchema = batchSchema
  .extend({
    tiles: z.array(printTileSchema),
    /** What to gather for each order. */
    picking: z.array(pickingOrder),
    /** Oldest first. */
    changes: z.array(batchChange),
    /** Of the PDF, oldest first. */
    downloads: z.array(z.object({ version: z.int(), at: timestamp, by: z.string().nullable() })),
  })
  .meta({ id: 'PrintBatchDetail' });

/** The version of the sheets that was printed; the current one where left out. */
export const batchPrintedSchema = z.strictObject({ version: z.int().min(1).optional() });

export const batchRequestSchema = z.strictObject({
  /** That of what waits longest where left out. */
  sheetProfileId: id.optional(),
  /** Another paper than the profile's. */
  sheet: sheetFormat.optional(),
  /** All that is ready where left out. */
  orderIds: z.array(id).min(1).max(500).optional(),
});
