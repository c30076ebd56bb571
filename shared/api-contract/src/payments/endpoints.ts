import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, message } from '../core/wire.ts';
import { orderTokenQuery } from '../orders/schemas.ts';
import * as calls from './calls.ts';
import { onlineProvider, paymentMethodSchema, paymentStepSchema, payOrderSchema } from './schemas.ts';

export const paymentShapes = shapeTable({
  listPaymentMethods: {
    access: 'public',
    summary: 'List the payment methods that are configured',
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
    summary: 'Read the status of the last attempt from the provider',
    params: idParams,
    query: orderTokenQuery,
    response: paymentStepSchema,
    limit: { max: 60, per: 'minute' },
  },
  confirmDemo3ds: {
    access: 'public',
    summary: 'Complete the 3-D Secure step of the demo',
    body: z.strictObject({ reference: z.string().min(20).max(80), approve: z.boolean() }),
    response: message,
  },
  webhook: {
    method: 'POST',
    path: '/api/payments/:provider/webhook',
    access: 'public',
    summary: 'Webhook of a payment provider. The signature of the raw body is verified',
    params: z.object({ provider: onlineProvider }),
    response: z.object({ received: z.literal(true) }),
  },
  downloadOffer: {
    access: 'optional',
    summary: 'An unpaid order as a quote or a pro forma invoice',
    params: idParams,
    query: orderTokenQuery.extend({ kind: z.enum(['quote', 'pro_forma']).default('quote') }),
    response: z.unknown(),
    sends: 'file',
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
