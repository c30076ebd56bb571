import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams } from '../core/wire.ts';
import * as calls from './calls.ts';
import { codeSchema, packingSchema, scannedSchema } from './schemas.ts';

const packing = { params: idParams, response: packingSchema } as const;

export const packingShapes = shapeTable({
  readScan: {
    access: 'production:read',
    summary: 'What a scanned or typed code names: a tile of an order, a sheet of a batch, or an order',
    query: z.object({ code: codeSchema }),
    response: scannedSchema,
  },
  getPacking: {
    access: 'production:read',
    summary: 'The tiles of an order, and which are in the parcel',
    ...packing,
  },
  packTile: {
    access: 'production:change',
    summary: 'Put a tile into the parcel of its order by its code. A tile of another order is refused',
    ...packing,
    body: z.strictObject({ code: codeSchema }),
  },
  restartPacking: {
    access: 'production:change',
    summary: 'Take all tiles out of the parcel, to start again',
    ...packing,
  },
  finishPacking: {
    access: 'production:change',
    summary: 'Move an order to the stage `emballe` once all its tiles are in the parcel',
    ...packing,
  },
});

export const packingEndpoints = endpointTable(packingShapes, calls);
