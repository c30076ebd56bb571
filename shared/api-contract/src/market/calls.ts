import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { marketShapes } from './endpoints.ts';
import type { marketEventSchema, marketStockSchema } from './schemas.ts';
import type { tillEntrySchema, tillSessionSchema } from './till-schemas.ts';

type Table = typeof marketShapes;

export type MarketEvent = z.output<typeof marketEventSchema>;
export type TillSession = z.output<typeof tillSessionSchema>;
export type TillEntry = z.output<typeof tillEntrySchema>;
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
export const listTillSessions = call<Table['listTillSessions']>('GET', '/api/market/sessions');
export const getTillSession = call<Table['getTillSession']>('GET', '/api/market/sessions/:id');
export const openTillSession = call<Table['openTillSession']>('POST', '/api/market/sessions');
export const closeTillSession = call<Table['closeTillSession']>('POST', '/api/market/sessions/:id/close');
export const moveCash = call<Table['moveCash']>('POST', '/api/market/sessions/:id/cash');
export const sell = call<Table['sell']>('POST', '/api/market/sales');
export const correctSale = call<Table['correctSale']>('POST', '/api/market/sales/:id/correct');
export const closePeriod = call<Table['closePeriod']>('POST', '/api/market/closings');
export const verifyJournal = call<Table['verifyJournal']>('GET', '/api/market/journal');
export const exportJournal = call<Table['exportJournal']>('GET', '/api/market/journal/export');
