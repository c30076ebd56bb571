import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { message } from '../core/wire.ts';
import * as calls from './calls.ts';
import { policyViolationSchema, releaseEventSchema, releaseOperationSchema } from './schemas.ts';

export const releasesShapes = shapeTable({
  listReleases: {
    access: 'releases:read',
    summary: 'Release log, newest first',
    response: z.object({ items: z.array(releaseEventSchema) }),
  },
  listViolations: {
    access: 'releases:read',
    summary: 'Violations of the content security policy, newest first',
    response: z.object({ items: z.array(policyViolationSchema) }),
  },
  operateReleases: {
    access: 'releases:change',
    summary: 'Change the channels of a remote. The request to the edge carries the operator token',
    body: releaseOperationSchema,
    stepUp: true,
    response: message,
    limit: { max: 30, per: 'minute' },
  },
});

export const releasesEndpoints = endpointTable(releasesShapes, calls);
