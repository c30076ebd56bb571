import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { packingShapes } from './endpoints.ts';
import type { packingSchema, scannedSchema } from './schemas.ts';

type Table = typeof packingShapes;

export type Scanned = z.output<typeof scannedSchema>;
export type Packing = z.output<typeof packingSchema>;

export const readScan = call<Table['readScan']>('GET', '/api/admin/scan');
export const getPacking = call<Table['getPacking']>('GET', '/api/admin/orders/:id/packing');
export const packTile = call<Table['packTile']>('POST', '/api/admin/orders/:id/packing');
export const restartPacking = call<Table['restartPacking']>('DELETE', '/api/admin/orders/:id/packing');
export const finishPacking = call<Table['finishPacking']>('POST', '/api/admin/orders/:id/packing/done');
