import { invoiceLookups } from '../books/index.ts';
import { userLookups } from '../people/index.ts';
import type { Lookup } from '../platform/events/lookup.ts';
import { sheetLookups } from '../production/index.ts';
import { orderLookups } from '../selling/index.ts';

export const lookups: readonly Lookup[] = [...userLookups, ...orderLookups, ...invoiceLookups, ...sheetLookups];
