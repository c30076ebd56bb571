import { booksEndpoints as endpoints } from '@aimante/api-contract/books/endpoints';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { periodOf } from '../figures/sales.ts';
import { fetchMovements } from './fetch-movements.ts';
import { readPayouts } from './payouts.ts';

export const registerPayouts: ApiModule = (app, services) => {
  const { db } = services;
  route(app, endpoints.listPayouts, async ({ query }) => readPayouts(db, await periodOf(db, query)));
  route(app, endpoints.fetchPayouts, () => fetchMovements(services));
};
