import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { message } from '../core/wire.ts';
import * as calls from './calls.ts';
import { releaseEventSchema, releaseOperationSchema } from './schemas.ts';

export const releasesShapes = shapeTable({
  listReleases: {
    access: 'admin',
    summary: 'What was released, rolled back, tried and killed last, newest first',
    response: z.object({ items: z.array(releaseEventSchema) }),
  },
  operateReleases: {
    access: 'admin',
    summary: 'Move a remote’s channels: the edge is told with the operator’s token',
    body: releaseOperationSchema,
    response: message,
    limit: { max: 30, per: 'minute' },
  },
});

export const releasesEndpoints = endpointTable(releasesShapes, calls);
