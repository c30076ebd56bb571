import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { loyaltySchema, redeemedSchema } from './schemas.ts';

export const loyaltyEndpoints = endpointTable({
  getLoyalty: {
    method: 'GET',
    path: '/api/loyalty',
    access: 'customer',
    summary: 'The caller’s points, tier and history',
    response: loyaltySchema,
  },
  redeemPoints: {
    method: 'POST',
    path: '/api/loyalty/redeem',
    access: 'customer',
    summary: 'Exchange points for a coupon of one’s own',
    body: z.strictObject({ rewards: z.int().min(1).max(20).default(1) }),
    status: 201,
    response: redeemedSchema,
  },
});
