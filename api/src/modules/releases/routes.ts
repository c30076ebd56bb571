import { releasesEndpoints as endpoints } from '@aimante/api-contract/releases/endpoints';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import type { ApiModule } from '../../services.ts';
import { askEdge } from './ask-edge.ts';

export const registerReleases: ApiModule = (app, { db, config }) => {
  route(app, endpoints.operate, async ({ body, actor, request, locale }) => {
    const refusal = await askEdge({ url: config.edgeUrl, token: config.edgeToken }, body);
    if (refusal instanceof Refusal) return refusal;
    const entry = { action: `release.${body.kind}`, entity: 'release', entityId: body.remote, after: body } as const;
    await inTransaction(db, (tx) => recordAudit(tx, { actor, request }, entry));
    return { message: locale === 'fr' ? 'Déploiement mis à jour' : 'Release updated' };
  });
};
