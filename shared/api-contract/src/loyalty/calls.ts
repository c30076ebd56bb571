import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { loyaltyShapes } from './endpoints.ts';
import type { loyaltySchema } from './schemas.ts';

type Table = typeof loyaltyShapes;

export type Loyalty = z.output<typeof loyaltySchema>;

export const getLoyalty = call<Table['getLoyalty']>('GET', '/api/loyalty');
export const redeemPoints = call<Table['redeemPoints']>('POST', '/api/loyalty/redeem');
