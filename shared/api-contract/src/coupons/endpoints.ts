import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { idParams, message } from '../core/wire.ts';
import {
  couponAnswerSchema,
  couponCheckSchema,
  couponCreateSchema,
  couponRestoreSchema,
  couponRowSchema,
  couponUpdateSchema,
  couponUseSchema,
} from './schemas.ts';

export const couponEndpoints = endpointTable({
  validate: {
    method: 'POST',
    path: '/api/coupons/validate',
    access: 'optional',
    summary: 'Whether a code holds for a cart',
    body: couponCheckSchema,
    response: couponAnswerSchema,
  },
  list: {
    method: 'GET',
    path: '/api/coupons',
    access: 'admin',
    summary: 'Every coupon, the newest first',
    response: z.array(couponRowSchema),
  },
  listDeleted: {
    method: 'GET',
    path: '/api/coupons/deleted',
    access: 'admin',
    summary: 'The deleted coupons, the newest first',
    response: z.array(couponRowSchema),
  },
  create: {
    method: 'POST',
    path: '/api/coupons',
    access: 'admin',
    summary: 'Make a coupon',
    body: couponCreateSchema,
    status: 201,
    response: couponRowSchema,
  },
  update: {
    method: 'PUT',
    path: '/api/coupons/:id',
    access: 'admin',
    summary: 'Change a coupon; what it grants is frozen after its first use',
    params: idParams,
    body: couponUpdateSchema,
    response: couponRowSchema,
  },
  remove: {
    method: 'DELETE',
    path: '/api/coupons/:id',
    access: 'admin',
    summary: 'Take a coupon out of use',
    params: idParams,
    response: message,
  },
  restore: {
    method: 'POST',
    path: '/api/coupons/:id/restore',
    access: 'admin',
    summary: 'Bring a deleted coupon back, inactive',
    params: idParams,
    body: couponRestoreSchema,
    response: couponRowSchema,
  },
  listUses: {
    method: 'GET',
    path: '/api/coupons/:id/uses',
    access: 'admin',
    summary: 'The orders that used a coupon',
    params: idParams,
    response: z.array(couponUseSchema),
  },
});
