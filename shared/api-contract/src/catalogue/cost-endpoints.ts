import { z } from 'zod';
import { shapeTable } from '../core/endpoint.ts';
import { idParams } from '../core/wire.ts';
import { productCostDraftSchema, productCostSchema } from './cost-schemas.ts';

const costs = z.array(productCostSchema);

/** Calls of their own, because everybody reads a product. */
export const costShapes = shapeTable({
  listProductCosts: {
    access: 'books:read',
    summary: 'What a product costs the shop, newest first',
    params: idParams,
    response: costs,
  },
  setProductCost: {
    access: 'books:change',
    summary: 'Set what a product or variant costs from a day on. Null removes the cost of this day',
    params: idParams,
    body: productCostDraftSchema,
    response: costs,
  },
});
