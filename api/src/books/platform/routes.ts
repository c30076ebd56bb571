import { booksEndpoints as endpoints } from '@aimante/api-contract/books/endpoints';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { periodOf } from '../figures/sales.ts';
import { readPlatformFlows } from './flow-list.ts';
import { sendFlows } from './send-flows.ts';

export const registerPlatform: ApiModule = (app, services) => {
  const { db, now } = services;
  route(app, endpoints.listPlatformFlows, async ({ query }) => readPlatformFlows(services, await periodOf(db, query)));
  route(app, endpoints.sendPlatformFlows, async () => {
    // A refused flow is sent again after its cause was mended. Its id is new for the platform.
    const at = now().toISOString();
    await db.execute(sql`UPDATE platform_flows SET id = gen_random_uuid(), state = 'waiting', reference = NULL, problem = NULL, tries = 0,
      next_at = ${at} WHERE state = 'refused'`);
    await db.execute(sql`UPDATE platform_flows SET next_at = ${at} WHERE next_at > ${at} AND problem IS NOT NULL`);
    return sendFlows(services);
  });
};
