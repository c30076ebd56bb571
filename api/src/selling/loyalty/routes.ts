import { loyaltyEndpoints as endpoints } from '@aimante/api-contract/loyalty/endpoints';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { readLoyalty, redeem } from './loyalty-service.ts';

export const registerLoyalty: ApiModule = (app, { db, now }) => {
  route(app, endpoints.getLoyalty, ({ actor, locale }) => readLoyalty(db, actor.id, { locale, now: now() }));
  route(app, endpoints.redeemPoints, ({ actor, body }) =>
    inTransaction(db, (tx) => redeem(tx, actor.id, { rewards: body.rewards, now: now() })),
  );
};
