import { z } from 'zod';
import { shapeTable } from '../core/endpoint.ts';
import { cents, id, idParams, nothing } from '../core/wire.ts';
import {
  cashMoveSchema,
  openSessionSchema,
  saleAnswerSchema,
  saleSchema,
  tillEntrySchema,
  tillSessionSchema,
} from './till-schemas.ts';

const withEntries = tillSessionSchema.extend({ entries: z.array(tillEntrySchema) });

export const tillShapes = shapeTable({
  listTillSessions: {
    access: 'admin',
    summary: 'Till sessions, newest first',
    query: z.object({ eventId: id.optional() }),
    response: z.array(tillSessionSchema),
  },
  getTillSession: {
    access: 'admin',
    summary: 'A till session with its entries: its Z report once closed',
    params: idParams,
    response: withEntries,
  },
  openTillSession: {
    access: 'admin',
    summary: 'Open the till of a market',
    body: openSessionSchema,
    status: 201,
    response: tillSessionSchema,
  },
  closeTillSession: {
    access: 'admin',
    summary: 'Count the drawer and close the till',
    params: idParams,
    body: z.strictObject({ countedCents: cents }),
    response: tillSessionSchema,
  },
  moveCash: {
    access: 'admin',
    summary: 'Put cash into the drawer or take some out',
    params: idParams,
    body: cashMoveSchema,
    response: tillSessionSchema,
  },
  sell: {
    access: 'admin',
    summary: 'Record a sale at a market',
    body: saleSchema,
    status: 201,
    response: saleAnswerSchema,
  },
  correctSale: {
    access: 'admin',
    summary: 'Void a sale with a counter entry',
    params: idParams,
    body: z.strictObject({ clientId: id, reason: z.string().trim().min(1).max(300) }),
    status: 201,
    response: tillEntrySchema,
  },
  closePeriod: {
    access: 'admin',
    summary: 'Close a period of the journal: day, month or year',
    body: z.strictObject({ kind: z.enum(['day', 'month', 'year']), on: z.iso.date() }),
    status: 201,
    response: tillEntrySchema,
  },
  verifyJournal: {
    access: 'admin',
    summary: 'Verify the hash chain of the journal',
    response: z.object({ entries: z.int(), isWhole: z.boolean(), brokenAt: z.int().nullable() }),
  },
  exportJournal: {
    access: 'admin',
    summary: 'Export the journal as signed JSON lines',
    query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    sends: 'file',
    response: nothing,
  },
});
