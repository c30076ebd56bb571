import { operationsEndpoints as endpoints } from '@aimante/api-contract/operations/endpoints';
import { parisTime } from '@aimante/shop/calendar';
import { sql } from 'drizzle-orm';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { readDashboard } from './dashboard.ts';
import { listSales, periodOf } from './sales.ts';

export const registerFigures: ApiModule = (app, { db, now }) => {
  route(app, endpoints.getDashboard, ({ query, locale }) =>
    readDashboard(db, { days: query.days ?? 30, now: now(), locale }),
  );
  route(app, endpoints.listSales, async ({ query }) => ({ items: await listSales(db, await periodOf(db, query)) }));
  route(app, endpoints.trackView, async ({ body }) => {
    await db.execute(sql`INSERT INTO page_views AS v (day, kind, subject, views)
      VALUES (${parisTime(now()).day}, ${body.kind}, ${body.subject}, 1)
      ON CONFLICT (day, kind, subject) DO UPDATE SET views = v.views + 1`);
    return undefined;
  });
};
