import { call } from '../core/call.ts';
import type { newsletterShapes } from './endpoints.ts';

type Table = typeof newsletterShapes;

export const subscribe = call<Table['subscribe']>('POST', '/api/newsletter/subscribe');
export const confirmSubscription = call<Table['confirmSubscription']>('POST', '/api/newsletter/confirm');
export const unsubscribe = call<Table['unsubscribe']>('POST', '/api/newsletter/unsubscribe');
export const getNewsletterStatus = call<Table['getNewsletterStatus']>('GET', '/api/newsletter/status/:email');
