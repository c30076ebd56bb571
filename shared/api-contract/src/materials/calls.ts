import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { materialsShapes } from './endpoints.ts';
import type { materialMovementSchema, materialSchema } from './schemas.ts';

type Table = typeof materialsShapes;

export type Material = z.output<typeof materialSchema>;
export type MaterialMovement = z.output<typeof materialMovementSchema>;

export const listMaterials = call<Table['listMaterials']>('GET', '/api/admin/materials');
export const createMaterial = call<Table['createMaterial']>('POST', '/api/admin/materials');
export const updateMaterial = call<Table['updateMaterial']>('PUT', '/api/admin/materials/:id');
export const moveMaterial = call<Table['moveMaterial']>('POST', '/api/admin/materials/:id/movements');
export const listMaterialMovements = call<Table['listMaterialMovements']>('GET', '/api/admin/materials/:id/movements');
