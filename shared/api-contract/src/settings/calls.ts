import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { settingsShapes } from './endpoints.ts';
import type { maintenanceSchema, publicSettingsSchema, settingsSchema } from './schemas.ts';

type Table = typeof settingsShapes;

export type Settings = z.output<typeof settingsSchema>;
export type PublicSettings = z.output<typeof publicSettingsSchema>;
export type Maintenance = z.output<typeof maintenanceSchema>;

export const getPublicSettings = call<Table['getPublicSettings']>('GET', '/api/settings');
export const getMaintenance = call<Table['getMaintenance']>('GET', '/api/maintenance');
export const getSettings = call<Table['getSettings']>('GET', '/api/admin/settings');
export const updateSetting = call<Table['updateSetting']>('PUT', '/api/admin/settings/:key');
export const updateMaintenance = call<Table['updateMaintenance']>('PUT', '/api/admin/maintenance');
