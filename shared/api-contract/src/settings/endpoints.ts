import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { nothing } from '../core/wire.ts';
import * as calls from './calls.ts';
import { maintenanceSchema, publicSettingsSchema, settingKey, settingsSchema } from './schemas.ts';

const versions = z.record(z.string(), z.int());

export const settingsShapes = shapeTable({
  getPublicSettings: {
    access: 'public',
    summary: 'The shop’s identity, shipping, loyalty rules and maintenance',
    response: publicSettingsSchema,
  },
  getMaintenance: {
    access: 'public',
    summary: 'Whether the shop is closed for works',
    response: maintenanceSchema,
  },
  getSettings: {
    access: 'admin',
    summary: 'All settings',
    response: z.object({ settings: settingsSchema, versions }),
  },
  updateSetting: {
    access: 'admin',
    summary: 'Replace a group of settings',
    params: z.object({ key: settingKey }),
    body: z.strictObject({ version: z.int().optional(), value: z.unknown() }),
    response: z.object({ settings: settingsSchema, versions }),
  },
  updateMaintenance: {
    access: 'admin',
    summary: 'Close the shop for works, or open it',
    body: maintenanceSchema.partial(),
    response: maintenanceSchema,
  },
  getChangesVersion: {
    method: 'GET',
    path: '/api/changes/version',
    access: 'public',
    summary: 'A number that grows with every change that /api/changes names, and the server process that counts it',
    response: z.object({ process: z.string(), version: z.int() }),
  },
  watchChanges: {
    method: 'GET',
    path: '/api/changes',
    access: 'public',
    summary: 'An event stream: names what has changed (catalogue, portfolio, settings, market)',
    sends: 'file',
    response: nothing,
  },
});

export const settingsEndpoints = endpointTable(settingsShapes, calls);
