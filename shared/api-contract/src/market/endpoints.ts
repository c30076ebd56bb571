import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { idParams, languageQuery, message, nothing } from '../core/wire.ts';
import {
  marketEventSchema,
  marketEventUpdateSchema,
  marketEventWriteSchema,
  marketStockSchema,
  transferSchema,
} from './schemas.ts';
import { tillEndpoints } from './till-endpoints.ts';

const events = z.array(marketEventSchema);
const stock = z.array(marketStockSchema);

const eventEndpoints = endpointTable({
  listMarketEvents: {
    method: 'GET',
    path: '/api/market/events',
    access: 'public',
    summary: 'Markets to come and past, by date',
    query: languageQuery,
    response: events,
  },
  getMarketEvent: {
    method: 'GET',
    path: '/api/market/events/:id',
    access: 'public',
    summary: 'A market',
    params: idParams,
    query: languageQuery,
    response: marketEventSchema,
  },
  getMarketCalendar: {
    method: 'GET',
    path: '/api/market/events/:id/calendar.ics',
    access: 'public',
    summary: 'A market for one’s calendar',
    params: idParams,
    query: languageQuery,
    sends: 'file',
    response: nothing,
  },
  listMarketStock: {
    method: 'GET',
    path: '/api/market/events/:id/stock',
    access: 'public',
    summary: 'What is on sale at a market',
    params: idParams,
    query: languageQuery,
    response: stock,
  },
  listAllMarketEvents: {
    method: 'GET',
    path: '/api/admin/market/events',
    access: 'admin',
    summary: 'Markets, unpublished ones too, with both languages',
    query: languageQuery,
    response: events,
  },
  createMarketEvent: {
    method: 'POST',
    path: '/api/market/events',
    access: 'admin',
    summary: 'Add a market',
    body: marketEventWriteSchema,
    status: 201,
    response: marketEventSchema,
  },
  updateMarketEvent: {
    method: 'PUT',
    path: '/api/market/events/:id',
    access: 'admin',
    summary: 'Change a market',
    params: idParams,
    body: marketEventUpdateSchema,
    response: marketEventSchema,
  },
  deleteMarketEvent: {
    method: 'DELETE',
    path: '/api/market/events/:id',
    access: 'admin',
    summary: 'Delete a market that nothing refers to',
    params: idParams,
    response: message,
  },
  transferStock: {
    method: 'POST',
    path: '/api/market/transfers',
    access: 'admin',
    summary: 'Take stock from the workshop to a market, or back',
    body: transferSchema,
    response: stock,
  },
});

export const marketEndpoints = { ...eventEndpoints, ...tillEndpoints };
