import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { parcelsShapes } from './endpoints.ts';
import type { orderParcelsSchema, parcelSchema } from './schemas.ts';

type Table = typeof parcelsShapes;

export type Parcel = z.output<typeof parcelSchema>;
export type OrderParcels = z.output<typeof orderParcelsSchema>;

export const listParcels = call<Table['listParcels']>('GET', '/api/admin/parcels');
export const makeLabels = call<Table['makeLabels']>('POST', '/api/admin/parcels');
export const downloadLabels = call<Table['downloadLabels']>('GET', '/api/admin/parcels/labels.pdf');
export const trackParcel = call<Table['trackParcel']>('POST', '/api/admin/parcels/:id/track');
export const voidParcel = call<Table['voidParcel']>('POST', '/api/admin/parcels/:id/void');
export const listOrderParcels = call<Table['listOrderParcels']>('GET', '/api/admin/orders/:id/parcels');
