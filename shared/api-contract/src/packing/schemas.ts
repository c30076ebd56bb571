import { z } from 'zod';
import { id, line, timestamp } from '../core/wire.ts';
import { orderStage } from '../orders/schemas.ts';

/** As a scanner or a person types it: the code of a tile or of a sheet, or the number of an order. */
export const codeSchema = line(60);

const order = { orderId: id, orderNumber: z.string() };
const batch = { batchId: id, batchNumber: z.string() };

/** What a code names. */
export const scannedSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('tile'), ...order, ...batch }),
    z.object({ kind: z.literal('sheet'), ...batch, sheet: z.int() }),
    z.object({ kind: z.literal('order'), ...order }),
  ])
  .meta({ id: 'Scanned' });

const packingTile = z.object({
  id,
  linePhotoId: id,
  /** The digits of its code. */
  code: z.string(),
  batchId: id,
  batchNumber: z.string(),
  sheet: z.int(),
  copy: z.int(),
  copies: z.int(),
  size: z.string(),
  /** Null: not in the parcel yet. */
  packedAt: timestamp.nullable(),
  packedBy: z.string().nullable(),
  /** Voided after it was put into the parcel: to be taken out. */
  isVoid: z.boolean(),
});

/** The parcel of an order while it is packed. */
export const packingSchema = z
  .object({
    ...order,
    stage: orderStage,
    /** All magnets of the order. */
    total: z.int(),
    /** Valid tiles in the parcel. */
    packed: z.int(),
    /** Magnets without a tile: not in a batch yet. */
    unprinted: z.int(),
    tiles: z.array(packingTile),
    /** Items without photos, which have no code. */
    others: z.array(z.object({ name: z.string(), options: z.string().nullable(), quantity: z.int() })),
  })
  .meta({ id: 'Packing' });
