import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { checkoutShapes } from './endpoints.ts';
import type { cartLineSchema, quoteLineSchema, quoteNoticeSchema, quoteRequestSchema, quoteSchema } from './schemas.ts';

type Table = typeof checkoutShapes;

export type CartLine = z.input<typeof cartLineSchema>;
export type QuoteRequest = z.output<typeof quoteRequestSchema>;
export type Quote = z.output<typeof quoteSchema>;
export type QuoteLine = z.output<typeof quoteLineSchema>;
export type QuoteNotice = z.output<typeof quoteNoticeSchema>;

export const quoteCart = call<Table['quoteCart']>('POST', '/api/checkout/quote');
