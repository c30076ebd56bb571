import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import * as calls from './calls.ts';
import { loyaltySchema, redeemedSchema } from './schemas.ts';

export const loyaltyShapes = shapeTable({
  getLoyalty: {
    access: 'customer',
    summary: 'The caller’s points, tier and history',
    response: loyaltySchema,
  },
  redeemPoints: {
    access: 'customer',
    summary: 'Redeem points for a personal coupon',
    body: z.strictObject({ rewards: z.int().min(1).max(20).default(1) }),
    status: 201,
    response: redeemedSchema,
  },
});

export const loyaltyEndpoints = endpointTable(loyaltyShapes, calls);
