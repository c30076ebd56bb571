import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { inTransaction } from '../../../platform/database/connection/in-transaction.ts';
import { route } from '../../../platform/http/routes/route.ts';
import type { Services } from '../../../platform/services/services.ts';
import { listCosts, setCost } from './product-costs.ts';

export function registerCosts(app: FastifyInstance, { db }: Services): void {
  route(app, endpoints.listProductCosts, ({ params }) => listCosts(db, params.id));
  route(app, endpoints.setProductCost, ({ params, body, actor, request }) =>
    inTransaction(db, async (tx) => {
      const refusal = await setCost(tx, params.id, body);
      if (refusal) return refusal;
      const entry = { action: 'product.set-cost', entity: 'product', entityId: params.id, after: body } as const;
      await recordAudit(tx, { actor, request }, entry);
      return listCosts(tx, params.id);
    }),
  );
}
