import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { id, idParams, line, nothing } from '../core/wire.ts';
import { batchDetailSchema, batchPlanSchema, batchRequestSchema, batchSchema } from './schemas.ts';

export const batchesEndpoints = endpointTable({
  planBatch: {
    method: 'POST',
    path: '/api/admin/batches/plan',
    access: 'admin',
    summary: 'What a batch would hold, without making it',
    body: batchRequestSchema,
    response: batchPlanSchema,
  },
  createBatch: {
    method: 'POST',
    path: '/api/admin/batches',
    access: 'admin',
    summary: 'Lay what is ready onto sheets: an immutable batch',
    body: batchRequestSchema,
    status: 201,
    response: batchDetailSchema,
  },
  listBatches: {
    method: 'GET',
    path: '/api/admin/batches',
    access: 'admin',
    summary: 'Print batches, newest first',
    response: z.array(batchSchema),
  },
  getBatch: {
    method: 'GET',
    path: '/api/admin/batches/:id',
    access: 'admin',
    summary: 'A batch with its tiles and its picking list',
    params: idParams,
    response: batchDetailSchema,
  },
  getBatchSheets: {
    method: 'GET',
    path: '/api/admin/batches/:id/sheets.pdf',
    access: 'admin',
    summary: 'The sheets of a batch',
    params: idParams,
    sends: 'file',
    response: nothing,
  },
  markBatchPrinted: {
    method: 'POST',
    path: '/api/admin/batches/:id/printed',
    access: 'admin',
    summary: 'The sheets are printed: orders that are whole move on',
    params: idParams,
    response: batchDetailSchema,
  },
  reprintTiles: {
    method: 'POST',
    path: '/api/admin/batches/:id/reprint',
    access: 'admin',
    summary: 'A new batch of tiles that came out wrong',
    params: idParams,
    body: z.strictObject({ tileIds: z.array(id).min(1).max(500), reason: line(300) }),
    status: 201,
    response: batchDetailSchema,
  },
});
