import { defineLookup } from '../../../platform/events/lookup.ts';

/** By the id of an order: its invoices and credit notes, as JSON. */
export const documentsOfOrder = defineLookup('order.documents');
