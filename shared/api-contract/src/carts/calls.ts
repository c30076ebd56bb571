import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { cartShapes } from './endpoints.ts';
import type {
  cartChoicesSchema,
  cartSyncSchema,
  savedLineSchema,
  sharedCartSchema,
  syncedCartSchema,
} from './schemas.ts';

type Table = typeof cartShapes;

export type SavedCartLine = z.output<typeof savedLineSchema>;
export type CartChoices = z.output<typeof cartChoicesSchema>;
export type SharedCart = z.output<typeof sharedCartSchema>;
export type CartSync = z.output<typeof cartSyncSchema>;
export type SyncedCart = z.output<typeof syncedCartSchema>;

export const syncCart = call<Table['syncCart']>('PUT', '/api/cart');
export const createCartLink = call<Table['createCartLink']>('POST', '/api/cart/links');
export const askCartReminder = call<Table['askCartReminder']>('PUT', '/api/cart/reminder');
export const dropCartReminder = call<Table['dropCartReminder']>('DELETE', '/api/cart/reminder/:checkoutId');
export const stopCartReminder = call<Table['stopCartReminder']>('POST', '/api/cart/reminder/stop');
export const openCartLink = call<Table['openCartLink']>('POST', '/api/cart/links/open');
