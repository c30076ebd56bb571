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
    summary: 'A sale at the stand',
    body: saleSchema,
    status: 201,
    response: saleAnswerSchema,
  },
  correctSale: {
    access: 'admin',
    summary: 'Undo a sale by a counter-entry',
    params: idParams,
    body: z.strictObject({ clientId: id, reason: z.string().trim().min(1).max(300) }),
    status: 201,
    response: tillEntrySchema,
  },
  closePeriod: {
    access: 'admin',
    summary: 'Close a day, a month or a year of the journal',
    body: z.strictObject({ kind: z.enum(['day', 'month', 'year']), on: z.iso.date() }),
    status: 201,
    response: tillEntrySchema,
  },
  verifyJournal: {
    access: 'admin',
    summary: 'Whether the chain of the journal is whole',
    response: z.object({ entries: z.int(), isWhole: z.boolean(), brokenAt: z.int().nullable() }),
  },
  exportJournal: {
    access: 'admin',
    summary: 'The journal as signed lines of JSON',
    query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    sends: 'file',
    response: nothing,
  },
});
