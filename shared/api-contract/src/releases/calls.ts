import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { releasesEndpoints } from './endpoints.ts';
import type { releaseOperationSchema } from './schemas.ts';

type Table = typeof releasesEndpoints;

export type ReleaseOperation = z.input<typeof releaseOperationSchema>;

export const operateReleases = call<Table['operate']>('POST', '/api/admin/releases');
