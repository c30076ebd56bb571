import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { message } from '../core/wire.ts';
import { releaseEventSchema, releaseOperationSchema } from './schemas.ts';

export const releasesEndpoints = endpointTable({
  list: {
    method: 'GET',
    path: '/api/admin/releases',
    access: 'admin',
    summary: 'What was released, rolled back, tried and killed last, newest first',
    response: z.object({ items: z.array(releaseEventSchema) }),
  },
  operate: {
    method: 'POST',
    path: '/api/admin/releases',
    access: 'admin',
    summary: 'Move a remote’s channels: the edge is told with the operator’s token',
    body: releaseOperationSchema,
    response: message,
    limit: { max: 30, per: 'minute' },
  },
});
