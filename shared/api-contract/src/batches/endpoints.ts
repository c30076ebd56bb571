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
  releasedSchema,
  sheetProfileSchema,
  sheetProfileWriteSchema,
} from './schemas.ts';

export const batchesShapes = shapeTable({
  planBatch: {
    access: 'production:read',
    summary: 'Preview a batch without making it',
    body: batchRequestSchema,
    response: batchPlanSchema,
  },
  createBatch: {
    access: 'production:change',
    summary: 'Make an immutable batch of the tiles that are ready',
    body: batchRequestSchema,
    status: 201,
    response: newBatchSchema,
  },
  listBatches: {
    access: 'production:read',
    summary: 'Print batches, newest first',
    response: z.array(batchSchema),
  },
  getBatch: {
    access: 'production:read',
    summary: 'A batch with its tiles and its picking list',
    params: idParams,
    response: batchDetailSchema,
  },
  getBatchSheets: {
    access: 'production:read',
    summary: 'The sheets of a batch',
    params: idParams,
    sends: 'file',
    response: nothing,
  },
  getBatchPress: {
    access: 'production:read',
    summary: 'The sheets of a batch as PDF/X-4 for a print shop, with the cut as a spot colour',
    params: idParams,
    sends: 'file',
    response: nothing,
  },
  getBatchContour: {
    access: 'production:read',
    summary: 'The cut of the sheets of a batch alone, as PDF with the spot colour CutContour',
    params: idParams,
    sends: 'file',
    response: nothing,
  },
  getBatchDrawings: {
    access: 'production:read',
    summary: 'The cut of the sheets of a batch as DXF in millimetres, a file for each sheet, in a ZIP',
    params: idParams,
    sends: 'file',
    response: nothing,
  },
  getBatchCodes: {
    access: 'production:read',
    summary: 'The assembly slip of a batch: a tray for each order, with what to gather and the codes of its tiles',
    params: idParams,
    sends: 'file',
    response: nothing,
  },
  markBatchPrinted: {
    access: 'production:change',
    summary: 'Mark the sheets as printed and move complete orders to the next step',
    params: idParams,
    body: batchPrintedSchema.nullish(),
    response: batchDetailSchema,
  },
  unmarkBatchPrinted: {
    access: 'production:change',
    summary: 'Take back a mark as printed, with material and stages. Refused once an order is assembled',
    params: idParams,
    response: batchDetailSchema,
  },
  layOutBatch: {
    access: 'production:change',
    summary: 'Place the magnets that are left anew, on as few sheets as they need. Refused once the batch is printed',
    params: idParams,
    response: batchDetailSchema,
  },
  releasePlaces: {
    access: 'production:change',
    summary: 'Give the kept places of an order with awaited photos to ready magnets of the same size',
    params: idParams,
    body: z.strictObject({ orderId: id }),
    response: releasedSchema,
  },
  returnToPlaces: {
    access: 'production:change',
    summary: 'Put the magnets of an order back in their kept places, once its photos are there and approved',
    params: idParams,
    body: z.strictObject({ orderId: id }),
    response: batchDetailSchema,
  },
  reprintTiles: {
    access: 'production:change',
    summary: 'Make a new batch of tiles that were printed badly',
    params: idParams,
    body: z.strictObject({ tileIds: z.array(id).min(1).max(500), reason: line(300) }),
    status: 201,
    response: batchDetailSchema,
  },
  listSheetProfiles: {
    access: 'production:read',
    summary: 'List the sheet profiles by name',
    response: z.array(sheetProfileSchema),
  },
  createSheetProfile: {
    access: 'production:all',
    summary: 'Add a sheet profile',
    body: sheetProfileWriteSchema,
    status: 201,
    response: sheetProfileSchema,
  },
  updateSheetProfile: {
    access: 'production:all',
    summary: 'Change a sheet profile. Existing batches keep their layout',
    params: idParams,
    body: sheetProfileWriteSchema.partial().extend({ version: z.int().optional() }),
    response: sheetProfileSchema,
  },
  addColourProfile: {
    access: 'production:all',
    summary: 'Add the ICC profile of the printer and paper, or replace it (multipart field `profile`, at most 8 MB)',
    params: idParams,
    takes: 'multipart',
    status: 201,
    response: sheetProfileSchema,
  },
  getColourProfile: {
    access: 'production:read',
    summary: 'The ICC profile of a sheet profile',
    params: idParams,
    sends: 'file',
    response: nothing,
  },
  deleteColourProfile: {
    access: 'production:all',
    summary: 'Remove the ICC profile of a sheet profile',
    params: idParams,
    response: sheetProfileSchema,
  },
  deleteSheetProfile: {
    access: 'production:all',
    summary: 'Delete a sheet profile that is unused and not the default',
    params: idParams,
    response: message,
  },
});

export const batchesEndpoints = endpointTable(batchesShapes, calls);
