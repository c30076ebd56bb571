import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { couponShapes } from './endpoints.ts';
import type { couponAnswerSchema, couponCreateSchema, couponRowSchema, couponUseSchema } from './schemas.ts';

type Table = typeof couponShapes;

export type CouponAnswer = z.output<typeof couponAnswerSchema>;
export type Coupon = z.output<typeof couponRowSchema>;
export type CouponDraft = z.input<typeof couponCreateSchema>;
export type CouponUse = z.output<typeof couponUseSchema>;

export const validateCoupon = call<Table['validateCoupon']>('POST', '/api/coupons/validate');
export const listCoupons = call<Table['listCoupons']>('GET', '/api/coupons');
export const listDeletedCoupons = call<Table['listDeletedCoupons']>('GET', '/api/coupons/deleted');
export const createCoupon = call<Table['createCoupon']>('POST', '/api/coupons');
export const updateCoupon = call<Table['updateCoupon']>('PUT', '/api/coupons/:id');
export const deleteCoupon = call<Table['deleteCoupon']>('DELETE', '/api/coupons/:id');
export const restoreCoupon = call<Table['restoreCoupon']>('POST', '/api/coupons/:id/restore');
export const listCouponUses = call<Table['listCouponUses']>('GET', '/api/coupons/:id/uses');
