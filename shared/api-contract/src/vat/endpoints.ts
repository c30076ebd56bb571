import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams } from '../core/wire.ts';
import * as calls from './calls.ts';
import { vatRateDraftSchema, vatTableSchema } from './schemas.ts';

export const vatShapes = shapeTable({
  getVatTable: {
    access: 'books:read',
    summary: 'The rates of VAT by territory, class and date, and the sales to other countries of the Union',
    response: vatTableSchema,
  },
  addVatRate: {
    access: 'books:change',
    summary: 'Add a rate from today or a later day on. Sales keep the rate of their day',
    body: vatRateDraftSchema,
    response: vatTableSchema,
  },
  removeVatRate: {
    access: 'books:change',
    summary: 'Remove a rate that does not apply yet',
    params: idParams,
    response: vatTableSchema,
  },
});

export const vatEndpoints = endpointTable(vatShapes, calls);
