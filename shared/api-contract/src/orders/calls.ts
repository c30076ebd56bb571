import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { claimSchema } from './claim-schemas.ts';
import type { orderShapes } from './endpoints.ts';
import type { orderPhotoSchema } from './order-photo-schema.ts';
import type { orderDocumentSchema } from './refund-schemas.ts';
import type {
  billingAddressSchema,
  checkoutOrderSchema,
  orderAddressSchema,
  orderCreateSchema,
  orderEventSchema,
  orderLineSchema,
  orderPageSchema,
  orderSchema,
  orderStage,
  orderStatus,
  orderSummarySchema,
  paymentStatus,
  reorderSchema,
} from './schemas.ts';

type Table = typeof orderShapes;

export type Order = z.output<typeof orderSchema>;
export type OrderDraft = z.input<typeof orderCreateSchema>;
export type OrderSummary = z.output<typeof orderSummarySchema>;
export type OrderPage = z.output<typeof orderPageSchema>;
export type OrderLine = z.output<typeof orderLineSchema>;
export type OrderPhoto = z.output<typeof orderPhotoSchema>;
export type OrderEvent = z.output<typeof orderEventSchema>;
export type OrderDocument = z.output<typeof orderDocumentSchema>;
export type OrderAddress = z.output<typeof orderAddressSchema>;
export type BillingAddress = z.output<typeof billingAddressSchema>;
export type OrderStatus = z.output<typeof orderStatus>;
export type PaymentStatus = z.output<typeof paymentStatus>;
export type OrderStage = z.output<typeof orderStage>;
export type Claim = z.output<typeof claimSchema>;
export type CheckoutOrder = z.output<typeof checkoutOrderSchema>;
export type Reorder = z.output<typeof reorderSchema>;

/** Sent with an order: the same key never creates a second order. */
export const idempotencyHeader = 'idempotency-key';
/** The token of the signed link, for a visitor without a login. */
export const orderTokenHeader = 'x-order-token';

export const createOrder = call<Table['createOrder']>('POST', '/api/orders');
export const listOrders = call<Table['listOrders']>('GET', '/api/orders');
export const requestOrderLink = call<Table['requestOrderLink']>('POST', '/api/orders/link');
export const trackOrder = call<Table['trackOrder']>('GET', '/api/orders/track/:token');
export const findCheckout = call<Table['findCheckout']>('GET', '/api/orders/checkout/:checkoutId');
export const getOrder = call<Table['getOrder']>('GET', '/api/orders/:id');
export const cancelOrder = call<Table['cancelOrder']>('POST', '/api/orders/:id/cancel');
export const changeOrderAddress = call<Table['changeOrderAddress']>('PUT', '/api/orders/:id/address');
export const replaceOrderPhoto = call<Table['replaceOrderPhoto']>('POST', '/api/orders/:id/photos/:line/replace');
export const addOrderPhotos = call<Table['addOrderPhotos']>('POST', '/api/orders/:id/lines/:line/photos');
export const printPhotoAnyway = call<Table['printPhotoAnyway']>('POST', '/api/orders/:id/photos/:line/print-anyway');
export const reorder = call<Table['reorder']>('POST', '/api/orders/:id/reorder');
export const claimOrder = call<Table['claimOrder']>('POST', '/api/orders/:id/claim');
export const withdrawFromOrder = call<Table['withdrawFromOrder']>('POST', '/api/orders/:id/withdraw');
