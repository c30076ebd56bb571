import { endpointTable } from '../core/endpoint.ts';
import { quoteRequestSchema, quoteSchema } from './schemas.ts';

export const checkoutEndpoints = endpointTable({
  quote: {
    method: 'POST',
    path: '/api/checkout/quote',
    access: 'optional',
    summary: 'What a cart costs, by the shop’s own prices',
    body: quoteRequestSchema,
    response: quoteSchema,
  },
});
