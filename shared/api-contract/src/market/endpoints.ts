import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, languageQuery, message, nothing } from '../core/wire.ts';
import * as calls from './calls.ts';
import {
  marketEventSchema,
  marketEventUpdateSchema,
  marketEventWriteSchema,
  marketStockSchema,
  transferSchema,
} from './schemas.ts';
import { tillShapes } from './till-endpoints.ts';

const events = z.array(marketEventSchema);
const stock = z.array(marketStockSchema);

const eventShapes = shapeTable({
  listMarketEvents: {
    access: 'public',
    summary: 'Upcoming and past markets, by date',
    query: languageQuery,
    response: events,
  },
  getMarketEvent: {
    access: 'public',
    summary: 'A market',
    params: idParams,
    query: languageQuery,
    response: marketEventSchema,
  },
  getMarketCalendar: {
    access: 'public',
    summary: 'A market as a calendar file',
    params: idParams,
    query: languageQuery,
    sends: 'file',
    response: nothing,
  },
  listMarketStock: {
    access: 'public',
    summary: 'What is on sale at a market',
    params: idParams,
    query: languageQuery,
    response: stock,
  },
  listAllMarketEvents: {
    access: 'till:read',
    summary: 'Markets, unpublished ones too, with both languages',
    query: languageQuery,
    response: events,
  },
  createMarketEvent: {
    access: 'till:change',
    summary: 'Add a market',
    body: marketEventWriteSchema,
    status: 201,
    response: marketEventSchema,
  },
  updateMarketEvent: {
    access: 'till:change',
    summary: 'Change a market',
    params: idParams,
    body: marketEventUpdateSchema,
    response: marketEventSchema,
  },
  deleteMarketEvent: {
    access: 'till:all',
    summary: 'Delete a market that nothing refers to',
    params: idParams,
    response: message,
  },
  transferStock: {
    access: 'till:change',
    summary: 'Transfer stock between the workshop and a market',
    body: transferSchema,
    response: stock,
  },
});

export const marketShapes = { ...eventShapes, ...tillShapes };

export const marketEndpoints = endpointTable(marketShapes, calls);
