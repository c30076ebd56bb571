import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { couponEndpoints } from './endpoints.ts';
import type { couponAnswerSchema, couponCreateSchema, couponRowSchema, couponUseSchema } from './schemas.ts';

type Table = typeof couponEndpoints;

export type CouponAnswer = z.output<typeof couponAnswerSchema>;
export type Coupon = z.output<typeof couponRowSchema>;
export type CouponDraft = z.input<typeof couponCreateSchema>;
export type CouponUse = z.output<typeof couponUseSchema>;

export const validateCoupon = call<Table['validate']>('POST', '/api/coupons/validate');
export const listCoupons = call<Table['list']>('GET', '/api/coupons');
export const listDeletedCoupons = call<Table['listDeleted']>('GET', '/api/coupons/deleted');
export const createCoupon = call<Table['create']>('POST', '/api/coupons');
export const updateCoupon = call<Table['update']>('PUT', '/api/coupons/:id');
export const deleteCoupon = call<Table['remove']>('DELETE', '/api/coupons/:id');
export const restoreCoupon = call<Table['restore']>('POST', '/api/coupons/:id/restore');
export const listCouponUses = call<Table['listUses']>('GET', '/api/coupons/:id/uses');
