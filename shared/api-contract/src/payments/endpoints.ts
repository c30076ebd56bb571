import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, message } from '../core/wire.ts';
import { orderTokenQuery } from '../orders/schemas.ts';
import * as calls from './calls.ts';
import { onlineProvider, paymentMethodSchema, paymentStepSchema, payOrderSchema } from './schemas.ts';

export const paymentShapes = shapeTable({
  listPaymentMethods: {
    access: 'public',
    summary: 'Ways to pay that are configured',
    response: z.array(paymentMethodSchema),
  },
  payOrder: {
    access: 'optional',
    summary: 'Pay an order, or try again',
    params: idParams,
    query: orderTokenQuery,
    body: payOrderSchema,
    response: paymentStepSchema,
    limit: { max: 60, per: 'minute' },
  },
  refreshPayment: {
    access: 'optional',
    summary: 'Ask the provider where the last attempt stands: after a redirect, or while a page waits',
    params: idParams,
    query: orderTokenQuery,
    response: paymentStepSchema,
    limit: { max: 60, per: 'minute' },
  },
  confirmDemo3ds: {
    access: 'public',
    summary: 'Answer the demo’s 3-D Secure step',
    body: z.strictObject({ reference: z.string().min(20).max(80), approve: z.boolean() }),
    response: message,
  },
  webhook: {
    method: 'POST',
    path: '/api/payments/:provider/webhook',
    access: 'public',
    summary: 'What a payment provider tells us; its signature over the raw body is checked',
    params: z.object({ provider: onlineProvider }),
    response: z.object({ received: z.literal(true) }),
  },
  downloadInvoice: {
    access: 'optional',
    summary: 'The invoice, or one of its credit notes by its label',
    params: idParams,
    query: orderTokenQuery.extend({ document: z.string().max(40).optional() }),
    response: z.unknown(),
    sends: 'file',
  },
});

export const paymentEndpoints = endpointTable(paymentShapes, calls);
