import { endpointTable } from '../core/endpoint.ts';
import { message } from '../core/wire.ts';
import { releaseOperationSchema } from './schemas.ts';

export const releasesEndpoints = endpointTable({
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
