import { defineLookup } from '../../../platform/events/lookup.ts';

/** By the id of a photo: it is part of an order. */
export const isOrdered = defineLookup('photo.is-ordered');
/** By the id of a photo: it is part of an order that is not finished. */
export const isInOpenOrder = defineLookup('photo.is-in-open-order');
