import { releasesEndpoints as endpoints } from '@aimante/api-contract/releases/endpoints';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { messageIn } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { moveReleases, readReleaseLog, readViolations } from './ask-edge.ts';
import { findAuthors } from './release-authors.ts';

export const registerReleases: ApiModule = (app, { db, config }) => {
  const edge = { url: config.edgeUrl, token: config.edgeToken };

  route(app, endpoints.listReleases, async () => {
    const events = await readReleaseLog(edge);
    if (events instanceof Refusal) return events;
    const authorOf = await findAuthors(db, events);
    return { items: events.map((event) => ({ ...event, by: authorOf(event) })) };
  });

  route(app, endpoints.listViolations, () => readViolations(edge));

  route(app, endpoints.operateReleases, async ({ body, actor, request, locale }) => {
    const state = await moveReleases(edge, body);
    if (state instanceof Refusal) return state;
    const entry = {
      action: `release.${body.kind}`,
      entity: 'release',
      entityId: body.remote,
      after: { ...body, state },
    } as const;
    await inTransaction(db, (tx) => recordAudit(tx, { actor, request }, entry));
    return messageIn({ fr: 'Déploiement mis à jour.', en: 'Release updated.' }, locale);
  });
};
