import { z } from 'zod';
import { magnetShape } from '../catalogue/schemas.ts';
import { id, line, timestamp } from '../core/wire.ts';

export const sheetFormat = z.enum(['A4', 'A3', 'SRA3']);
const orientation = z.enum(['portrait', 'landscape']);
const lengthMm = z.number().min(0).max(50);

/** The layout of magnets on a sheet of paper, under a name that the workshop uses. */
export const sheetProfileWriteSchema = z.strictObject({
  name: line(80),
  format: sheetFormat,
  orientation,
  /** The unprintable margin on every side. */
  marginMm: lengthMm,
  /** Free paper between the bleeds of two magnets. */
  gutterMm: lengthMm,
  /** Length of the corner marks; 0 for none. */
  markLengthMm: z.number().min(0).max(5),
  /** Whether magnets may be turned by a quarter when more of them fit that way. */
  isRotationAllowed: z.boolean(),
  /** Whether the outline of every magnet is drawn, for a cutter that follows lines. */
  hasContours: z.boolean(),
  pieceOrder: z.enum(['row-by-row', 'cut-and-stack']),
  /** Used by every print profile without a sheet profile of its own. Exactly one sheet profile is the default. */
  isDefault: z.boolean(),
});

/** The ICC profile of a printer with its paper. */
const colourProfile = z.object({
  /** As the file says it. */
  description: z.string(),
  space: z.enum(['RGB', 'CMYK', 'GRAY']),
  bytes: z.int(),
});

export const sheetProfileSchema = z
  .object({
    id,
    ...sheetProfileWriteSchema.shape,
    /** The number of print profiles that use it. It cannot be deleted while there are some. */
    usedBy: z.int(),
    /** Null: no ICC profile, so no soft proof, and print shops get that of coated paper. */
    colourProfile: colourProfile.nullable(),
    version: z.int(),
  })
  .meta({ id: 'SheetProfile' });

/** Sheets with the same magnets: of one size, or of several sizes that share sheets. */
const run = z.object({
  /** Unique within the plan. */
  profile: z.string(),
  /** One size, or several separated by commas. */
  size: z.string(),
  /** Null: magnets of several shapes share the sheets. */
  shape: magnetShape.nullable(),
  /** The widest bleed. */
  bleedMm: z.number(),
  sheets: z.int(),
  pieces: z.int(),
  /** The area of the magnets divided by that of the sheets. */
  fillRate: z.number(),
});

export const leftOutReason = z.enum([
  'cancelled',
  'unpaid',
  'finished',
  'not_ready',
  'refunded',
  'no_photos',
  'photos_missing',
  'in_batch',
  'tiles_missing',
  'other_sheet',
  'too_large',
  'no_room',
]);

/** Chosen orders of which the batch contains no magnet. */
const leftOut = z.array(z.object({ id, number: z.string(), reason: leftOutReason }));

export const batchPlanSchema = z
  .object({
    sheet: sheetFormat,
    sheetProfileId: id,
    sheets: z.int(),
    pieces: z.int(),
    fillRate: z.number(),
    runs: z.array(run),
    /** `total`: all magnets of the order. Where `pieces` is smaller, the batch contains a part of the order. */
    orders: z.array(z.object({ id, number: z.string(), pieces: z.int(), total: z.int() })),
    /** Orders that wait for the next batch: some of their tiles are not rendered yet. */
    waiting: z.array(z.object({ id, number: z.string(), rendered: z.int(), total: z.int() })),
    leftOut,
    /** Magnets that are too large for the sheet. */
    unplaced: z.array(z.object({ orderNumber: z.string(), size: z.string(), pieces: z.int() })),
    /** Magnets that need another sheet profile. */
    elsewhere: z.array(z.object({ sheetProfileId: id, pieces: z.int() })),
    /** Whether some waiting magnets are left for the next batch. */
    isPartial: z.boolean(),
  })
  .meta({ id: 'BatchPlan' });

export const batchSchema = z
  .object({
    id,
    number: z.string(),
    sheet: sheetFormat,
    orientation,
    /** The name of the sheet profile when the batch was made. */
    sheetProfile: z.string().nullable(),
    sheets: z.int(),
    pieces: z.int(),
    fillRate: z.number(),
    reason: z.string().nullable(),
    createdAt: timestamp,
    printedAt: timestamp.nullable(),
    /** The version of the sheets. It grows each time tiles are voided before the batch is printed. */
    version: z.int(),
    printedVersion: z.int().nullable(),
    /**
     * Whether the last downloaded file contains tiles that have been voided since. Always false once the batch is
     * printed.
     */
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
    /** The first version of the sheets without this tile. */
    voidVersion: z.int().nullable(),
    /** Voided after printing: to be removed at assembly. */
    isOnPaper: z.boolean(),
    /** Void when the others were placed anew: its place belongs to another tile. Absent from an API of the version before. */
    isOffSheet: z.boolean().optional(),
    /** Void, and another tile may take its place. Absent from an API of the version before. */
    isReleased: z.boolean().optional(),
  })
  .meta({ id: 'PrintTile' });

/** An order that waits for photos, or has magnets that left the sheets of this batch and may return. */
const awaitedOrder = z.object({
  orderId: id,
  orderNumber: z.string(),
  /** Magnets with a kept place in this batch. Without one: those that need a photo. */
  pieces: z.int(),
  sizes: z.array(z.string()),
  /** Indexes of the sheets on which places are kept. Empty: none in this batch. */
  sheets: z.array(z.int()),
  /** `received`: the workshop checks the photos. `ready`: the magnets can return to their places. */
  state: z.enum(['awaited', 'received', 'ready']),
  /** The last mail that asked for photos. */
  remindedAt: timestamp.nullable(),
});

/** Tiles of one order that were voided together. */
const batchChange = z.object({
  at: timestamp,
  /** The first version of the sheets without these tiles. */
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
  /** The quantity in this batch. */
  quantity: z.int(),
  /** The quantity in the order. */
  of: z.int(),
});

const pickingOrder = z.object({
  orderId: id,
  orderNumber: z.string(),
  shippingMethod: z.string(),
  /** A gift has no prices in its parcel. The message goes on a card. Null: no gift. */
  gift: z.object({ message: z.string().nullable(), isWrapped: z.boolean() }).nullable(),
  /** Magnets in this batch, and in the whole order. */
  pieces: z.int(),
  total: z.int(),
  /** Which batch of the order this is, without reprints. Null when the order has only one batch. */
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
    /** Empty once the batch is printed. Absent from an API of the version before. */
    awaited: z.array(awaitedOrder).optional(),
    /** Downloads of the PDF, oldest first. */
    downloads: z.array(z.object({ version: z.int(), at: timestamp, by: z.string().nullable() })),
  })
  .meta({ id: 'PrintBatchDetail' });

/** `taken`: numbers of the orders that take the places. */
export const releasedSchema = z
  .object({ batch: batchDetailSchema, taken: z.array(z.string()) })
  .meta({ id: 'ReleasedPlaces' });

export const newBatchSchema = batchDetailSchema.extend({ leftOut }).meta({ id: 'NewPrintBatch' });

/** The version of the sheets that was printed. Default: the current one. */
export const batchPrintedSchema = z.strictObject({ version: z.int().min(1).optional() });

export const batchRequestSchema = z.strictObject({
  /** Default: the default profile, or that of the longest-waiting magnet when no ready magnet fits the default. */
  sheetProfileId: id.optional(),
  /** Replaces the paper of the sheet profile. */
  sheet: sheetFormat.optional(),
  /** Default: all orders that are ready. */
  orderIds: z.array(id).min(1).max(500).optional(),
  /** Whether chosen orders are printed although they are refunded in full. */
  evenRefunded: z.boolean().optional(),
});
