import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { paymentShapes } from './endpoints.ts';
import type {
  paymentActionSchema,
  paymentFailure,
  paymentMethodSchema,
  paymentProvider,
  paymentStepSchema,
  payOrderSchema,
} from './schemas.ts';

type Table = typeof paymentShapes;

export type PaymentStep = z.output<typeof paymentStepSchema>;
export type PaymentAction = z.output<typeof paymentActionSchema>;
export type PaymentMethod = z.output<typeof paymentMethodSchema>;
export type PaymentProvider = z.output<typeof paymentProvider>;
export type PaymentFailure = z.output<typeof paymentFailure>;
export type PaymentOrder = z.input<typeof payOrderSchema>;

export const listPaymentMethods = call<Table['listPaymentMethods']>('GET', '/api/payments/methods');
export const payOrder = call<Table['payOrder']>('POST', '/api/orders/:id/pay');
export const refreshPayment = call<Table['refreshPayment']>('POST', '/api/orders/:id/pay/refresh');
export const confirmDemo3ds = call<Table['confirmDemo3ds']>('POST', '/api/payments/demo/3ds');
export const downloadOffer = call<Table['downloadOffer']>('GET', '/api/orders/:id/offer.pdf');
export const downloadInvoice = call<Table['downloadInvoice']>('GET', '/api/orders/:id/invoice.pdf');
