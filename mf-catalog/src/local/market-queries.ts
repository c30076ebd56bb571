import { listMarketEvents, listMarketStock } from '@aimante/api-contract/market';
import { queryOptions } from '@tanstack/react-query';
import type { ShopSource } from '../catalogue/shop-query.ts';

export const marketEventsQuery = ({ api, locale }: ShopSource) =>
  queryOptions({
    queryKey: ['market-events', locale],
    queryFn: ({ signal }) => api(listMarketEvents, { query: { lang: locale } }, { signal }),
  });

export const marketStockQuery =
  (eventId: string) =>
  ({ api, locale }: ShopSource) =>
    queryOptions({
      queryKey: ['market-stock', locale, eventId],
      queryFn: ({ signal }) => api(listMarketStock, { params: { id: eventId }, query: { lang: locale } }, { signal }),
    });
