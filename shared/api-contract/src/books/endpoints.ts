import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { nothing, shopDay } from '../core/wire.ts';
import * as calls from './calls.ts';
import {
  bookDocumentSchema,
  bookEntrySchema,
  bookMonth,
  bookMonthsSchema,
  payoutsSchema,
  platformFlowsSchema,
} from './schemas.ts';

const days = z.object({ from: shopDay, to: shopDay });

export const booksShapes = shapeTable({
  listBookMonths: {
    access: 'books:read',
    summary: 'The months of the books, and what is missing before the next one is closed',
    response: bookMonthsSchema,
  },
  closeBookMonth: {
    access: 'books:all',
    summary: 'Close a month for good: its entries are stored, and later corrections count in the open month',
    body: z.strictObject({ month: bookMonth }),
    stepUp: true,
    response: bookMonthsSchema,
  },
  listBookDocuments: {
    access: 'books:read',
    summary: 'Invoices and credit notes of a period, newest first',
    query: days.extend({
      page: z.coerce.number().int().min(1).max(10_000).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    response: z.object({ items: z.array(bookDocumentSchema), total: z.int() }),
  },
  downloadBookDocuments: {
    access: 'books:change',
    summary: 'The Factur-X files of all invoices and credit notes of a period, as a ZIP archive',
    query: days,
    sends: 'file',
    response: nothing,
    stepUp: true,
  },
  listBookEntries: {
    access: 'books:read',
    summary: 'The lines of one journal in a period: sales, payments, tills or the bank',
    query: days.extend({ journal: z.enum(['VE', 'EN', 'CA', 'BQ']) }),
    response: z.object({ items: z.array(bookEntrySchema) }),
  },
  listPayouts: {
    access: 'books:read',
    summary: 'Payouts of the payment providers in a period, and what does not match the payments of the shop',
    query: days,
    response: payoutsSchema,
  },
  fetchPayouts: {
    access: 'books:change',
    summary: 'Read the payouts of the providers now. A job does so every night',
    response: z.object({ movements: z.int(), silent: z.array(z.string()) }),
    limit: { max: 20, per: 'hour' },
  },
  listPlatformFlows: {
    access: 'books:read',
    summary: 'Sales to private persons by day and rate, and what was sent to the invoice platform in a period',
    query: days,
    response: platformFlowsSchema,
  },
  sendPlatformFlows: {
    access: 'books:change',
    summary: 'Send now what waits for the invoice platform, and again what it refused. A job does so every hour',
    response: z.object({ done: z.int(), silent: z.int() }),
    limit: { max: 20, per: 'hour' },
  },
});

export const booksEndpoints = endpointTable(booksShapes, calls);
