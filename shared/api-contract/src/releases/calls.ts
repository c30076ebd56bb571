import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { releasesShapes } from './endpoints.ts';
import type { policyViolationSchema, releaseEventSchema, releaseOperationSchema } from './schemas.ts';

type Table = typeof releasesShapes;

export type ReleaseOperation = z.input<typeof releaseOperationSchema>;

export type PolicyViolation = z.output<typeof policyViolationSchema>;

export type ReleaseEvent = z.output<typeof releaseEventSchema>;

export const listReleases = call<Table['listReleases']>('GET', '/api/admin/releases');
export const listViolations = call<Table['listViolations']>('GET', '/api/admin/releases/violations');
export const operateReleases = call<Table['operateReleases']>('POST', '/api/admin/releases');
