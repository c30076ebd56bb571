import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { id, idParams, line, message, nothing } from '../core/wire.ts';
import * as calls from './calls.ts';
import {
  batchDetailSchema,
  batchPlanSchema,
  batchPrintedSchema,
  batchRequestSchema,
  batchSchema,
  newBatchSchema,
  sheetProfileSchema,
  sheetProfileWriteSchema,
} from './schemas.ts';

export const batchesShapes = shapeTable({
  planBatch: {
    access: 'admin',
    summary: 'What a batch would hold, without making it',
    body: batchRequestSchema,
    response: batchPlanSchema,
  },
  createBatch: {
    access: 'admin',
    summary: 'Lay what is ready onto sheets: an immutable batch',
    body: batchRequestSchema,
    status: 201,
    response: newBatchSchema,
  },
  listBatches: {
    access: 'admin',
    summary: 'Print batches, newest first',
    response: z.array(batchSchema),
  },
  getBatch: {
    access: 'admin',
    summary: 'A batch with its tiles and its picking list',
    params: idParams,
    response: batchDetailSchema,
  },
  getBatchSheets: {
    access: 'admin',
    summary: 'The sheets of a batch',
    params: idParams,
    sends: 'file',
    response: nothing,
  },
  markBatchPrinted: {
    access: 'admin',
    summary: 'The sheets are printed: orders that are whole move on',
    params: idParams,
    body: batchPrintedSchema.nullish(),
    response: batchDetailSchema,
  },
  reprintTiles: {
    access: 'admin',
    summary: 'A new batch of tiles that came out wrong',
    params: idParams,
    body: z.strictObject({ tileIds: z.array(id).min(1).max(500), reason: line(300) }),
    status: 201,
    response: batchDetailSchema,
  },
  listSheetProfiles: {
    access: 'admin',
    summary: 'Sheet profiles by name',
    response: z.array(sheetProfileSchema),
  },
  createSheetProfile: {
    access: 'admin',
    summary: 'Add a sheet profile',
    body: sheetProfileWriteSchema,
    status: 201,
    response: sheetProfileSchema,
  },
  updateSheetProfile: {
    access: 'admin',
    summary: 'Change a sheet profile: batches keep the layout that they were made with',
    params: idParams,
    body: sheetProfileWriteSchema.partial().extend({ version: z.int().optional() }),
    response: sheetProfileSchema,
  },
  deleteSheetProfile: {
    access: 'admin',
    summary: 'Delete a sheet profile that nothing names and that is not the default',
    params: idParams,
    response: message,
  },
});

export const batchesEndpoints = endpointTable(batchesShapes, calls);
