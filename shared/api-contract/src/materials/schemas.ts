import { z } from 'zod';
import { id, line, optionalLine, timestamp } from '../core/wire.ts';

export const materialUnit = z.enum(['sheet', 'metre']);
/** In the unit of the material, to a hundredth. */
const amount = z.number().min(0).max(1_000_000).multipleOf(0.01);

const use = z.strictObject({
  sheetProfileId: id,
  /** What one printed sheet takes. */
  perSheet: z.number().min(0.001).max(100).multipleOf(0.001),
});

export const materialWriteSchema = z.strictObject({
  name: line(80),
  unit: materialUnit,
  /** A warning is shown below this. */
  warnBelow: amount,
  /** The sheet profiles that are printed on it. */
  uses: z
    .array(use)
    .max(50)
    .refine((uses) => new Set(uses.map(({ sheetProfileId }) => sheetProfileId)).size === uses.length, {
      error: 'a sheet profile twice',
    }),
});

export const materialSchema = z
  .object({
    id,
    ...materialWriteSchema.shape,
    /** Negative: more was printed than counted. */
    onHand: z.number(),
    isLow: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Material' });

/** A delivery adds to the stock. A count replaces it. */
export const materialMoveSchema = z.strictObject({
  kind: z.enum(['receipt', 'count']),
  amount,
  note: optionalLine(200).default(null),
});

export const materialMovementSchema = z
  .object({
    id,
    kind: z.enum(['receipt', 'count', 'printed', 'unprinted']),
    delta: z.number(),
    batchId: id.nullable(),
    batchNumber: z.string().nullable(),
    note: z.string().nullable(),
    by: z.string().nullable(),
    at: timestamp,
  })
  .meta({ id: 'MaterialMovement' });
