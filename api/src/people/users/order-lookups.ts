import { defineLookup } from '../../platform/events/lookup.ts';

/** By the id of a user. */
export const hasOrders = defineLookup('user.has-orders');
export const hasOpenOrders = defineLookup('user.has-open-orders');
export const lastOrderAt = defineLookup('user.last-order-at');
export const orderCount = defineLookup('user.order-count');
export const spentCents = defineLookup('user.spent-cents');
export const loyaltyPoints = defineLookup('user.loyalty-points');
/** Ids of the photos in all orders of a user. */
export const orderedPhotoIds = defineLookup('user.ordered-photo-ids');
/** Ids of the photos in all orders without an account, by their e-mail address. */
export const guestPhotoIds = defineLookup('guest.photo-ids');
