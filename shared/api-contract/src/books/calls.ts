import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { booksShapes } from './endpoints.ts';
import type {
  bookDocumentSchema,
  bookEntrySchema,
  bookMonthsSchema,
  payoutsSchema,
  platformFlowsSchema,
} from './schemas.ts';

type Table = typeof booksShapes;

export type BookMonths = z.output<typeof bookMonthsSchema>;
export type BookDocument = z.output<typeof bookDocumentSchema>;
export type Payouts = z.output<typeof payoutsSchema>;
export type PlatformFlows = z.output<typeof platformFlowsSchema>;
export type BookEntry = z.output<typeof bookEntrySchema>;

export const listBookMonths = call<Table['listBookMonths']>('GET', '/api/admin/accounting/months');
export const closeBookMonth = call<Table['closeBookMonth']>('POST', '/api/admin/accounting/months');
export const listBookDocuments = call<Table['listBookDocuments']>('GET', '/api/admin/accounting/documents');
export const downloadBookDocuments = call<Table['downloadBookDocuments']>('GET', '/api/admin/accounting/documents.zip');
export const listBookEntries = call<Table['listBookEntries']>('GET', '/api/admin/accounting/entries');
export const listPayouts = call<Table['listPayouts']>('GET', '/api/admin/accounting/payouts');
export const fetchPayouts = call<Table['fetchPayouts']>('POST', '/api/admin/accounting/payouts');
export const listPlatformFlows = call<Table['listPlatformFlows']>('GET', '/api/admin/accounting/platform');
export const sendPlatformFlows = call<Table['sendPlatformFlows']>('POST', '/api/admin/accounting/platform');
