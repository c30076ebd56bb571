import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { batchesShapes } from './endpoints.ts';
import type {
  batchDetailSchema,
  batchPlanSchema,
  batchSchema,
  newBatchSchema,
  printTileSchema,
  sheetProfileSchema,
} from './schemas.ts';

type Table = typeof batchesShapes;

export type PrintBatch = z.output<typeof batchSchema>;
export type PrintBatchDetail = z.output<typeof batchDetailSchema>;
export type NewPrintBatch = z.output<typeof newBatchSchema>;
export type BatchPlan = z.output<typeof batchPlanSchema>;
export type SheetProfile = z.output<typeof sheetProfileSchema>;
export type PrintTile = z.output<typeof printTileSchema>;

export const planBatch = call<Table['planBatch']>('POST', '/api/admin/batches/plan');
export const createBatch = call<Table['createBatch']>('POST', '/api/admin/batches');
export const listBatches = call<Table['listBatches']>('GET', '/api/admin/batches');
export const getBatch = call<Table['getBatch']>('GET', '/api/admin/batches/:id');
export const getBatchSheets = call<Table['getBatchSheets']>('GET', '/api/admin/batches/:id/sheets.pdf');
export const getBatchPress = call<Table['getBatchPress']>('GET', '/api/admin/batches/:id/press.pdf');
export const getBatchContour = call<Table['getBatchContour']>('GET', '/api/admin/batches/:id/contour.pdf');
export const getBatchDrawings = call<Table['getBatchDrawings']>('GET', '/api/admin/batches/:id/contour.zip');
export const getBatchCodes = call<Table['getBatchCodes']>('GET', '/api/admin/batches/:id/codes.pdf');
export const markBatchPrinted = call<Table['markBatchPrinted']>('POST', '/api/admin/batches/:id/printed');
export const unmarkBatchPrinted = call<Table['unmarkBatchPrinted']>('DELETE', '/api/admin/batches/:id/printed');
export const layOutBatch = call<Table['layOutBatch']>('POST', '/api/admin/batches/:id/layout');
export const releasePlaces = call<Table['releasePlaces']>('POST', '/api/admin/batches/:id/release');
export const returnToPlaces = call<Table['returnToPlaces']>('POST', '/api/admin/batches/:id/return');
export const reprintTiles = call<Table['reprintTiles']>('POST', '/api/admin/batches/:id/reprint');
export const listSheetProfiles = call<Table['listSheetProfiles']>('GET', '/api/admin/sheet-profiles');
export const createSheetProfile = call<Table['createSheetProfile']>('POST', '/api/admin/sheet-profiles');
export const updateSheetProfile = call<Table['updateSheetProfile']>('PUT', '/api/admin/sheet-profiles/:id');
export const addColourProfile = call<Table['addColourProfile']>('POST', '/api/admin/sheet-profiles/:id/profile.icc');
export const getColourProfile = call<Table['getColourProfile']>('GET', '/api/admin/sheet-profiles/:id/profile.icc');
export const deleteColourProfile = call<Table['deleteColourProfile']>(
  'DELETE',
  '/api/admin/sheet-profiles/:id/profile.icc',
);
export const deleteSheetProfile = call<Table['deleteSheetProfile']>('DELETE', '/api/admin/sheet-profiles/:id');
