import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams } from '../core/wire.ts';
import * as calls from './calls.ts';
import { materialMovementSchema, materialMoveSchema, materialSchema, materialWriteSchema } from './schemas.ts';

export const materialsShapes = shapeTable({
  listMaterials: {
    access: 'production:read',
    summary: 'Materials by name, with their stock',
    response: z.array(materialSchema),
  },
  createMaterial: {
    access: 'production:all',
    summary: 'Add a material',
    body: materialWriteSchema,
    status: 201,
    response: materialSchema,
  },
  updateMaterial: {
    access: 'production:all',
    summary: 'Change a material and the sheet profiles that use it',
    params: idParams,
    body: materialWriteSchema.extend({ version: z.int() }),
    response: materialSchema,
  },
  moveMaterial: {
    access: 'production:change',
    summary: 'Enter a delivery or a count',
    params: idParams,
    body: materialMoveSchema,
    response: materialSchema,
  },
  listMaterialMovements: {
    access: 'production:read',
    summary: 'Changes of the stock of a material, newest first',
    params: idParams,
    response: z.array(materialMovementSchema),
  },
});

export const materialsEndpoints = endpointTable(materialsShapes, calls);
