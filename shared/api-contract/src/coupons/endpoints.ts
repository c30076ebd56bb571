import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, message } from '../core/wire.ts';
import * as calls from './calls.ts';
import {
  couponAnswerSchema,
  couponCheckSchema,
  couponCreateSchema,
  couponRestoreSchema,
  couponRowSchema,
  couponUpdateSchema,
  couponUseSchema,
} from './schemas.ts';

export const couponShapes = shapeTable({
  validateCoupon: {
    access: 'optional',
    summary: 'Check whether a coupon applies to a cart',
    body: couponCheckSchema,
    response: couponAnswerSchema,
  },
  listCoupons: {
    access: 'catalogue:read',
    summary: 'List coupons, newest first',
    response: z.array(couponRowSchema),
  },
  listDeletedCoupons: {
    access: 'catalogue:read',
    summary: 'List deleted coupons, newest first',
    response: z.array(couponRowSchema),
  },
  createCoupon: {
    access: 'catalogue:change',
    summary: 'Add a coupon',
    body: couponCreateSchema,
    status: 201,
    response: couponRowSchema,
  },
  updateCoupon: {
    access: 'catalogue:change',
    summary: 'Change a coupon. Its discount cannot change after the first use',
    params: idParams,
    body: couponUpdateSchema,
    response: couponRowSchema,
  },
  deleteCoupon: {
    access: 'catalogue:all',
    summary: 'Delete a coupon',
    params: idParams,
    response: message,
  },
  restoreCoupon: {
    access: 'catalogue:all',
    summary: 'Restore a deleted coupon as inactive',
    params: idParams,
    body: couponRestoreSchema,
    response: couponRowSchema,
  },
  listCouponUses: {
    access: 'catalogue:read',
    summary: 'The orders that used a coupon',
    params: idParams,
    response: z.array(couponUseSchema),
  },
});

export const couponEndpoints = endpointTable(couponShapes, calls);
