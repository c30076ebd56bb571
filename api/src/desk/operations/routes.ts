import { operationsEndpoints as endpoints } from '@aimante/api-contract/operations/endpoints';
import { sql } from 'drizzle-orm';
import { readDashboard } from '../../books/figures/dashboard.ts';
import { listSales, periodOf } from '../../books/figures/sales.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { said } from '../../platform/http/messages.ts';
import { route } from '../../platform/http/route.ts';
import type { ApiModule } from '../../platform/services.ts';
import { parisTime } from '../../platform/time/french-calendar.ts';
import { selectAudit } from './audit-list.ts';
import { operationsErrors } from './errors.ts';
import { registerListViews } from './list-view-routes.ts';
import { retryMail, selectOutbox } from './outbox-list.ts';

export const registerOperations: ApiModule = (app, services) => {
  const { db, changes, now } = services;
  registerListViews(app, services);
  route(app, endpoints.getDashboard, ({ query }) => readDashboard(db, { days: query.days ?? 30, now: now() }));
  route(app, endpoints.listSales, async ({ query }) => ({ items: await listSales(db, await periodOf(db, query)) }));
  route(app, endpoints.listAudit, ({ query }) => selectAudit(db, query));
  route(app, endpoints.listOutbox, ({ query }) => selectOutbox(db, query));
  route(app, endpoints.retryMail, async ({ params, locale, actor, request }) => {
    if (!(await retryMail(db, params.id, now()))) return operationsErrors.MAIL_NOT_FOUND();
    await recordAudit(db, { actor, request }, { action: 'mail.retry', entity: 'mail', entityId: params.id });
    changes.touch('outbox');
    return said({ fr: 'Le message repart.', en: 'The mail is on its way again.' }, locale);
  });
  route(app, endpoints.trackView, async ({ body }) => {
    await db.execute(sql`INSERT INTO page_views AS v (day, kind, subject, views)
      VALUES (${parisTime(now()).day}, ${body.kind}, ${body.subject}, 1)
      ON CONFLICT (day, kind, subject) DO UPDATE SET views = v.views + 1`);
    return undefined;
  });
};
