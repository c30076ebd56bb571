import { vatEndpoints as endpoints } from '@aimante/api-contract/vat/endpoints';
import { parisTime } from '@aimante/shop/calendar';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { deleteVatRate, insertVatRate, readVatTable } from './vat-admin.ts';

export const registerVat: ApiModule = (app, services) => {
  const { db, now } = services;
  const today = () => parisTime(now()).day;
  const readTable = async () => readVatTable(db, { shop: (await commerceSettings(services)).shop, day: today() });

  route(app, endpoints.getVatTable, readTable);
  route(app, endpoints.addVatRate, async ({ body, actor, request }) => {
    const work = { draft: body, today: today() };
    return (await inTransaction(db, (tx) => insertVatRate(tx, work, { actor, request }))) ?? readTable();
  });
  route(app, endpoints.removeVatRate, async ({ params, actor, request }) => {
    const work = { id: params.id, today: today() };
    return (await inTransaction(db, (tx) => deleteVatRate(tx, work, { actor, request }))) ?? readTable();
  });
};
