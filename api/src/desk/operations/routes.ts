import { operationsEndpoints as endpoints } from '@aimante/api-contract/operations/endpoints';
import { accessTopics } from '@aimante/api-contract/operations/schemas';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { messageIn } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import { mailErrors } from '../../platform/mail/sending/errors.ts';
import { retryMail } from '../../platform/mail/sending/retry-mail.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { selectAudit } from './audit-list.ts';
import { registerListViews } from './list-view-routes.ts';
import { selectOutbox } from './outbox-list.ts';

export const registerOperations: ApiModule = (app, services) => {
  const { db, changes, now } = services;
  registerListViews(app, services);
  route(app, endpoints.listAudit, ({ query }) => selectAudit(db, query));
  route(app, endpoints.listAccess, async ({ query: { topic, ...filter } }) => {
    const actions = topic ? accessTopics[topic] : Object.values(accessTopics).flat();
    const { items, ...page } = await selectAudit(db, { ...filter, actions });
    return { ...page, items: items.map(({ before: _, after: __, ...row }) => row) };
  });
  route(app, endpoints.recordListExport, async ({ body: { list, rows }, actor, request }) => {
    const entry = { action: 'list.export', entity: 'list', entityId: list, after: { rows } } as const;
    await recordAudit(db, { actor, request }, entry);
    return undefined;
  });
  route(app, endpoints.listOutbox, ({ query }) => selectOutbox(db, query));
  route(app, endpoints.retryMail, async ({ params, locale, actor, request }) => {
    if (!(await retryMail(db, params.id, now()))) return mailErrors.MAIL_NOT_FOUND();
    await recordAudit(db, { actor, request }, { action: 'mail.retry', entity: 'mail', entityId: params.id });
    changes.touch('outbox');
    return messageIn({ fr: 'L’e-mail repart.', en: 'The e-mail is on its way again.' }, locale);
  });
};
