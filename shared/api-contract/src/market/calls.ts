import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { marketEndpoints } from './endpoints.ts';
import type { marketEventSchema, marketStockSchema } from './schemas.ts';

type Table = typeof marketEndpoints;

export type MarketEvent = z.output<typeof marketEventSchema>;
export type MarketStock = z.output<typeof marketStockSchema>;

export const listMarketEvents = call<Table['listMarketEvents']>('GET', '/api/market/events');
export const getMarketEvent = call<Table['getMarketEvent']>('GET', '/api/market/events/:id');
export const getMarketCalendar = call<Table['getMarketCalendar']>('GET', '/api/market/events/:id/calendar.ics');
export const listMarketStock = call<Table['listMarketStock']>('GET', '/api/market/events/:id/stock');
export const listAllMarketEvents = call<Table['listAllMarketEvents']>('GET', '/api/admin/market/events');
export const createMarketEvent = call<Table['createMarketEvent']>('POST', '/api/market/events');
export const updateMarketEvent = call<Table['updateMarketEvent']>('PUT', '/api/market/events/:id');
export const deleteMarketEvent = call<Table['deleteMarketEvent']>('DELETE', '/api/market/events/:id');
export const transferStock = call<Table['transferStock']>('POST', '/api/market/transfers');
