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
    summary: 'Maintenance state of the shop',
    response: maintenanceSchema,
  },
  getSettings: {
    access: 'settings:read',
    summary: 'All settings',
    response: z.object({ settings: settingsSchema, versions }),
  },
  updateSetting: {
    access: 'settings:change',
    summary: 'Replace a group of settings',
    params: z.object({ key: settingKey }),
    body: z.strictObject({ version: z.int().optional(), value: z.unknown() }),
    response: z.object({ settings: settingsSchema, versions }),
  },
  updateMaintenance: {
    access: 'settings:change',
    summary: 'Turn maintenance on or off',
    body: maintenanceSchema.partial(),
    response: maintenanceSchema,
  },
  getChangesVersion: {
    method: 'GET',
    path: '/api/changes/version',
    access: 'public',
    summary: 'Counter of the changes in /api/changes, with the id of the server process',
    response: z.object({ process: z.string(), version: z.int() }),
  },
  watchChanges: {
    method: 'GET',
    path: '/api/changes',
    access: 'public',
    summary: 'Event stream of changes (catalogue, portfolio, settings, market)',
    sends: 'file',
    response: nothing,
  },
});

export const settingsEndpoints = endpointTable(settingsShapes, calls);
