import { invoiceLookups } from '../books/index.ts';
import { userLookups } from '../people/index.ts';
import type { Lookup } from '../platform/events/lookup.ts';
import { orderLookups } from '../selling/index.ts';

export const lookups: readonly Lookup[] = [...userLookups, ...orderLookups, ...invoiceLookups];
