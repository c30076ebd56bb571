import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { vatShapes } from './endpoints.ts';
import type { vatRateDraftSchema, vatRateSchema, vatTableSchema } from './schemas.ts';

type Table = typeof vatShapes;

export type VatRate = z.output<typeof vatRateSchema>;
export type VatRateDraft = z.output<typeof vatRateDraftSchema>;
export type VatTable = z.output<typeof vatTableSchema>;

export const getVatTable = call<Table['getVatTable']>('GET', '/api/admin/vat');
export const addVatRate = call<Table['addVatRate']>('POST', '/api/admin/vat/rates');
export const removeVatRate = call<Table['removeVatRate']>('DELETE', '/api/admin/vat/rates/:id');
