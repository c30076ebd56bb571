import { z } from 'zod';
import { shapeTable } from '../core/endpoint.ts';
import { id, idParams, languageQuery, line, message, nothing } from '../core/wire.ts';
import {
  deviceWriteSchema,
  recordAnswerSchema,
  recordBatchSchema,
  registeredDeviceSchema,
  sellerWriteSchema,
  tillDeviceSchema,
  tillEntrySchema,
  tillOddityRowSchema,
  tillSellerSchema,
  tillSessionSchema,
  tillStandSchema,
} from './till-schemas.ts';

const withEntries = tillSessionSchema.extend({ entries: z.array(tillEntrySchema) });

export const tillShapes = shapeTable({
  listTillSessions: {
    access: 'till:read',
    summary: 'Till sessions, newest first',
    query: z.object({ eventId: id.optional() }),
    response: z.array(tillSessionSchema),
  },
  getTillSession: {
    access: 'till:read',
    summary: 'A till session with its entries: its Z report once closed',
    params: idParams,
    response: withEntries,
  },
  listTillDevices: {
    access: 'till:read',
    summary: 'Tablets that may sell',
    response: z.array(tillDeviceSchema),
  },
  registerTillDevice: {
    access: 'till:all',
    summary: 'Allow a tablet to sell. The secret is sent once',
    body: deviceWriteSchema,
    status: 201,
    response: registeredDeviceSchema,
  },
  revokeTillDevice: {
    access: 'till:all',
    summary: 'End the right of a tablet to sell',
    params: idParams,
    response: tillDeviceSchema,
  },
  listTillSellers: { access: 'till:read', summary: 'Helpers with a PIN', response: z.array(tillSellerSchema) },
  addTillSeller: {
    access: 'till:all',
    summary: 'Add a helper with a PIN',
    body: sellerWriteSchema,
    status: 201,
    response: tillSellerSchema,
  },
  removeTillSeller: { access: 'till:all', summary: 'Remove a helper', params: idParams, response: message },
  getTillStand: {
    access: 'public',
    summary: 'What a registered tablet needs to sell at a market (authorization: `Till <device>.<secret>`)',
    params: idParams,
    query: languageQuery,
    response: tillStandSchema,
  },
  sendTillRecords: {
    access: 'public',
    summary: 'Book the records of a registered tablet (authorization: `Till <device>.<secret>`)',
    body: recordBatchSchema,
    response: recordAnswerSchema,
  },
  listTillOddities: {
    access: 'till:read',
    summary: 'Booked records that the owner has to look at, newest first',
    query: z.object({ open: z.enum(['true', 'false']).optional() }),
    response: z.array(tillOddityRowSchema),
  },
  settleTillOddity: {
    access: 'till:change',
    summary: 'Settle an oddity with a note',
    params: idParams,
    body: z.strictObject({ note: line(300) }),
    response: tillOddityRowSchema,
  },
  listTillClosings: {
    access: 'till:read',
    summary: 'Closings of days, months and years, newest first',
    response: z.array(tillEntrySchema),
  },
  listTillEvents: {
    access: 'till:read',
    summary: 'The technical journal, newest first: openings, closings, corrections, restores, clocks',
    response: z.array(tillEntrySchema),
  },
  closePeriod: {
    access: 'till:all',
    summary: 'Close a period of the journal: day, month or year',
    body: z.strictObject({ kind: z.enum(['day', 'month', 'year']), on: z.iso.date() }),
    status: 201,
    response: tillEntrySchema,
  },
  verifyJournal: {
    access: 'till:read',
    summary: 'Verify the hash chain of the journal',
    response: z.object({ entries: z.int(), isWhole: z.boolean(), brokenAt: z.int().nullable() }),
  },
  exportJournal: {
    access: 'till:read',
    summary: 'The archive of the journal as signed JSON lines, for api/cli/check-till-archive.ts',
    sends: 'file',
    response: nothing,
    stepUp: true,
  },
});
