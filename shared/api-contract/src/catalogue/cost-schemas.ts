import { z } from 'zod';
import { cents, euros, id, shopDay } from '../core/wire.ts';

/** Without VAT, of one piece. */
export const productCostSchema = z
  .object({
    /** Null: of every variant without a cost of its own. */
    variantId: id.nullable(),
    costCents: cents,
    validFrom: shopDay,
  })
  .meta({ id: 'ProductCost' });

export const productCostDraftSchema = z.strictObject({
  variantId: id.nullable(),
  cost: euros.nullable(),
  validFrom: shopDay,
});
