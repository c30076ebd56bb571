import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { marketShapes } from './endpoints.ts';
import type { marketEventSchema, marketStockSchema } from './schemas.ts';
import type { tillLineSchema, tillOddity, tillRecordSchema } from './till-record.ts';
import type {
  recordAnswerSchema,
  tillDeviceSchema,
  tillEntrySchema,
  tillOddityRowSchema,
  tillSessionSchema,
  tillStandSchema,
} from './till-schemas.ts';

type Table = typeof marketShapes;

export type MarketEvent = z.output<typeof marketEventSchema>;
export type TillSession = z.output<typeof tillSessionSchema>;
export type TillEntry = z.output<typeof tillEntrySchema>;
export type TillRecord = z.output<typeof tillRecordSchema>;
export type TillLine = z.output<typeof tillLineSchema>;
export type TillOddity = z.output<typeof tillOddity>;
export type TillOddityRow = z.output<typeof tillOddityRowSchema>;
export type TillDevice = z.output<typeof tillDeviceSchema>;
export type TillStand = z.output<typeof tillStandSchema>;
export type TillAnswer = z.output<typeof recordAnswerSchema>;
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
export const listTillDevices = call<Table['listTillDevices']>('GET', '/api/market/devices');
export const registerTillDevice = call<Table['registerTillDevice']>('POST', '/api/market/devices');
export const revokeTillDevice = call<Table['revokeTillDevice']>('DELETE', '/api/market/devices/:id');
export const listTillSellers = call<Table['listTillSellers']>('GET', '/api/market/sellers');
export const addTillSeller = call<Table['addTillSeller']>('POST', '/api/market/sellers');
export const removeTillSeller = call<Table['removeTillSeller']>('DELETE', '/api/market/sellers/:id');
export const getTillStand = call<Table['getTillStand']>('GET', '/api/market/stands/:id');
export const sendTillRecords = call<Table['sendTillRecords']>('POST', '/api/market/records');
export const listTillOddities = call<Table['listTillOddities']>('GET', '/api/market/oddities');
export const settleTillOddity = call<Table['settleTillOddity']>('POST', '/api/market/oddities/:id/settle');
export const listTillClosings = call<Table['listTillClosings']>('GET', '/api/market/closings');
export const listTillEvents = call<Table['listTillEvents']>('GET', '/api/market/journal/events');
export const closePeriod = call<Table['closePeriod']>('POST', '/api/market/closings');
export const verifyJournal = call<Table['verifyJournal']>('GET', '/api/market/journal');
export const exportJournal = call<Table['exportJournal']>('GET', '/api/market/journal/export');
