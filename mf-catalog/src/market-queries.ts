import type { Client } from '@aimante/api-contract';
import { listMarketEvents, listMarketStock } from '@aimante/api-contract/market';
import type { Locale } from '@aimante/contract';
import { queryOptions } from '@aimante/remote/data';
import { FRESH_MS } from './catalogue/fresh-ms.ts';

export const marketEventsQuery = (api: Client, locale: Locale) =>
  queryOptions({
    staleTime: FRESH_MS,
    queryKey: ['market-events', locale],
    queryFn: ({ signal }) => api(listMarketEvents, { query: { lang: locale } }, { signal }),
  });

export const marketStockQuery = (eventId: string) => (api: Client, locale: Locale) =>
  queryOptions({
    staleTime: FRESH_MS,
    queryKey: ['market-stock', locale, eventId],
    queryFn: ({ signal }) => api(listMarketStock, { params: { id: eventId }, query: { lang: locale } }, { signal }),
  });
