import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { releasesEndpoints } from './endpoints.ts';
import type { releaseEventSchema, releaseOperationSchema } from './schemas.ts';

type Table = typeof releasesEndpoints;

export type ReleaseOperation = z.input<typeof releaseOperationSchema>;

export type ReleaseEvent = z.output<typeof releaseEventSchema>;

export const listReleases = call<Table['list']>('GET', '/api/admin/releases');
export const operateReleases = call<Table['operate']>('POST', '/api/admin/releases');
