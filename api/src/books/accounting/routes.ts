import { operationsEndpoints as endpoints } from '@aimante/api-contract/operations/endpoints';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { periodOf } from '../figures/sales.ts';
import { readAccounting } from './accounting.ts';
import { readBookings } from './bookings.ts';
import { accountingErrors } from './errors.ts';
import { fecText } from './fec.ts';

interface Days {
  from: string;
  to: string;
}

const isPeriod = ({ from, to }: Days) => from <= to && from.slice(0, 4) === to.slice(0, 4);

export const registerAccounting: ApiModule = (app, services) => {
  const { db } = services;
  const fecName = async (to: string) => {
    const { shop } = await commerceSettings(services);
    return `${shop.siret.replaceAll(/\D/g, '').slice(0, 9)}FEC${to.replaceAll('-', '')}.txt`;
  };
  route(app, endpoints.getAccounting, async ({ query }) => {
    if (!isPeriod(query)) return accountingErrors.ACCOUNTING_PERIOD_WRONG();
    return { ...(await readAccounting(db, await periodOf(db, query))), fecName: await fecName(query.to) };
  });
  route(app, endpoints.exportFec, async ({ query, reply }) => {
    if (!isPeriod(query)) return accountingErrors.ACCOUNTING_PERIOD_WRONG();
    const { from, to } = query;
    const year = await periodOf(db, { from: `${from.slice(0, 4)}-01-01`, to });
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${await fecName(to)}"`)
      .send(fecText(await readBookings(db, year), from));
  });
};
