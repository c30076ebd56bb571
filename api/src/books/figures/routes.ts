import { operationsEndpoints as endpoints } from '@aimante/api-contract/operations/endpoints';
import { addDays, parisTime } from '@aimante/shop/calendar';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { readCohorts } from './cohorts.ts';
import { readDashboard } from './dashboard.ts';
import { figureErrors } from './errors.ts';
import { countStep, readFunnel } from './funnel.ts';
import { readMargins } from './margins.ts';
import { listSales, periodOf, readSales, readSalesByDay } from './sales.ts';

const isUpToAYear = ({ from, to }: { from: string; to: string }): boolean => from <= to && to < addDays(from, 366);

export const registerFigures: ApiModule = (app, { db, now }) => {
  route(app, endpoints.getDashboard, ({ query, locale }) =>
    readDashboard(db, { days: query.days ?? 30, now: now(), locale }),
  );
  route(app, endpoints.getFigures, async ({ query }) => {
    if (!isUpToAYear(query)) return figureErrors.FIGURES_PERIOD_WRONG();
    const period = await periodOf(db, query);
    return { revenue: await readSales(db, period), byDay: await readSalesByDay(db, period) };
  });
  route(app, endpoints.listMargins, async ({ query, locale }) => {
    if (!isUpToAYear(query)) return figureErrors.FIGURES_PERIOD_WRONG();
    return { items: await readMargins(db, { ...(await periodOf(db, query)), locale }) };
  });
  route(app, endpoints.listCohorts, async () => ({ items: await readCohorts(db) }));
  route(app, endpoints.listSales, async ({ query }) => ({ items: await listSales(db, await periodOf(db, query)) }));
  route(app, endpoints.trackView, async ({ body }) => {
    const { kind, subject, product } = body;
    const price = product ? Math.round(product.price * 100) : null;
    await db.execute(sql`INSERT INTO page_views AS v (day, kind, subject, views, name, price_cents, category)
      VALUES (${parisTime(now()).day}, ${kind}, ${subject}, 1, ${product?.name ?? null}, ${price}, ${product?.category ?? null})
      ON CONFLICT (day, kind, subject) DO UPDATE SET views = v.views + 1, name = coalesce(excluded.name, v.name),
        price_cents = coalesce(excluded.price_cents, v.price_cents), category = coalesce(excluded.category, v.category)`);
    return undefined;
  });
  route(app, endpoints.trackStep, async ({ body }) => {
    await countStep(db, { day: parisTime(now()).day, ...body });
    return undefined;
  });
  route(app, endpoints.getFunnel, ({ query: { from, to, remote = 'site', release } }) =>
    readFunnel(db, { from, to, remote, release }),
  );
};
