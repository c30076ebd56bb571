import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, nothing } from '../core/wire.ts';
import * as calls from './calls.ts';
import {
  labelAnswerSchema,
  labelRequestSchema,
  labelsQuery,
  orderParcelsSchema,
  parcelPageSchema,
  parcelQuery,
  parcelSchema,
} from './schemas.ts';

export const parcelsShapes = shapeTable({
  listParcels: {
    access: 'orders:read',
    summary: 'Parcels with their place, newest first, and the number of late ones',
    query: parcelQuery,
    response: parcelPageSchema,
  },
  makeLabels: {
    access: 'orders:change',
    summary: 'Have the carriers make labels for orders. The answer lists the orders that were refused',
    body: labelRequestSchema,
    response: labelAnswerSchema,
  },
  downloadLabels: {
    access: 'orders:read',
    summary: 'Labels and customs forms of parcels, in one PDF',
    query: labelsQuery,
    sends: 'file',
    response: nothing,
  },
  trackParcel: {
    access: 'orders:read',
    summary: 'Ask the carrier where a parcel is',
    params: idParams,
    response: parcelSchema,
  },
  voidParcel: {
    access: 'orders:change',
    summary: 'Discard a label that is not used',
    params: idParams,
    response: parcelSchema,
  },
  listOrderParcels: {
    access: 'orders:read',
    summary: 'The parcels of an order, and orders that could share one',
    params: idParams,
    response: orderParcelsSchema,
  },
});

export const parcelsEndpoints = endpointTable(parcelsShapes, calls);
