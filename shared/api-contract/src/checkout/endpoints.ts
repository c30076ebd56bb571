import { endpointTable, shapeTable } from '../core/endpoint.ts';
import * as calls from './calls.ts';
import { quoteRequestSchema, quoteSchema } from './schemas.ts';

export const checkoutShapes = shapeTable({
  quoteCart: {
    access: 'optional',
    summary: 'Price a cart with the current prices of the shop',
    body: quoteRequestSchema,
    response: quoteSchema,
  },
});

export const checkoutEndpoints = endpointTable(checkoutShapes, calls);
