import { cellPhotos } from '@aimante/print';
import { parisTime } from '@aimante/shop/calendar';
import { keepOrdered } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import type { CheckedPhoto } from '../customer-orders/photos/ordered-photos.ts';
import { contentHashOf, requestHashOf } from '../orders/access/checkout-identity.ts';
import type { Customer, OrderDraft } from '../orders/access/order-draft.ts';
import type { PricedLine } from '../quote/price-cart.ts';
import type { FullQuote } from '../quote/quote.ts';
import type { Delivery } from '../shipping/delivery.ts';
import type { SaleVat } from '../vat/vat-of-sale.ts';

interface NewOrder {
  id: string;
  draft: OrderDraft;
  full: FullQuote;
  customer: Customer;
  delivery: Delivery;
  locale: Locale;
  now: Date;
  holdUntil: Date;
}

const json = (value: unknown) => (value == null ? sql`NULL` : sql`${JSON.stringify(value)}::jsonb`);

export async function insertOrder(db: Queryable, order: NewOrder): Promise<void> {
  const { draft, full, customer, delivery, now } = order;
  const { quote, coupon, vat } = full;
  await db.execute(sql`INSERT INTO orders (id, number, user_id, email, phone, locale, subtotal_cents, discount_cents,
      shipping_cents, vat_cents, total_cents, vat_rate, vat_territory, vat_rule, coupon_id, coupon_code, shipping_method, relay, market_event_id,
      shipping_address, billing_address, customer_note, is_gift, gift_message, points_spent, points_cents, estimated_from, estimated_to, hold_expires_at, checkout_id,
      request_hash, content_hash, created_at, updated_at)
    VALUES (${order.id}, ${await nextNumber(db, now)}, ${customer.userId ?? null},
      ${customer.email}, ${draft.contact.phone ?? delivery.address?.phone ?? null}, ${order.locale}, ${quote.subtotalCents},
      ${quote.discountCents}, ${quote.shippingCents}, ${quote.vatCents}, ${quote.totalCents}, ${quote.vatRate},
      ${vat.territory}, ${vat.rule},
      ${coupon?.id ?? null}, ${coupon?.code ?? null}, ${quote.shippingMethod}, ${json(delivery.relay)}, ${delivery.marketEventId},
      ${json(delivery.address)}, ${json(delivery.billing)}, ${draft.customerNote}, ${draft.gift != null}, ${draft.gift?.message || null}, ${quote.points?.isChosen ? quote.points.usable : 0}, ${quote.pointsCents}, ${quote.estimate?.from ?? null},
      ${quote.estimate?.to ?? null}, ${order.holdUntil.toISOString()}, ${draft.checkoutId ?? null}, ${requestHashOf(draft, customer)},
      ${contentHashOf(draft)}, ${now.toISOString()}, ${now.toISOString()})`);
}

/** `PM-26-004217`: the year in Paris, and a number that may exceed six digits. */
async function nextNumber(db: Queryable, now: Date): Promise<string> {
  const { rows } = await db.execute<{ next: string }>(sql`SELECT nextval('order_numbers')::text AS next`);
  return `PM-${parisTime(now).day.slice(2, 4)}-${(rows[0]?.next ?? '').padStart(6, '0')}`;
}

interface NewLines {
  orderId: string;
  full: FullQuote;
  photos: ReadonlyMap<number, readonly CheckedPhoto[]>;
  locale: Locale;
}

const giftWrapName = { fr: 'Papier cadeau', en: 'Gift wrap' };

/** Copies name, price and print profile, so that the order stays the same when the product changes. */
export async function insertLines(db: Queryable, { orderId, full, photos, locale }: NewLines): Promise<void> {
  const { giftWrap } = full.quote;
  const lines = [
    ...full.lines.map((line) => snapshot(line, full.vat)),
    ...(giftWrap.isChosen
      ? [wrapSnapshot(giftWrapName[locale], { cents: giftWrap.cents, vat: full.quote.vatRate })]
      : []),
  ];
  const rows = lines.map((line, position) => ({
    id: uuidv7(),
    position,
    paid: full.paidCents[position] ?? line.total,
    ...line,
  }));
  await db.execute(sql`INSERT INTO order_lines (id, order_id, position, kind, product_id, variant_id, bundle_id, stock_id, stock_units,
      name, options, quantity, unit_price_cents, total_cents, paid_cents, vat_rate, is_personalised, magnet_width_mm, magnet_height_mm,
      print_profile, loyalty_points)
    SELECT l.id, o.id, l.position, l.kind, l.product, l.variant, l.bundle, l.stock, l.units, l.name, l.options, l.quantity, l.unit,
      l.total, l.paid, l.vat, l.personalised, l.width, l.height, l.profile, l.points
    FROM orders o, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS l(id uuid, position int, kind text, product uuid, variant uuid,
      bundle uuid, stock uuid, units int, name text, options text, quantity int, unit int, total int, paid int, vat numeric, personalised boolean,
      width numeric, height numeric, profile jsonb, points int)
    WHERE o.id = ${orderId}`);
  const ordered = rows.flatMap(({ id, position }) =>
    (photos.get(position) ?? []).map((photo, place) => ({ id: uuidv7(), line: id, place, ...photo })),
  );
  if (ordered.length === 0) return;
  await db.execute(sql`INSERT INTO order_line_photos (id, order_line_id, photo_id, position, copies, recipe)
    SELECT p.id, p.line, p."photoId", p.place, p.copies, p.recipe FROM jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb)
      AS p(id uuid, line uuid, "photoId" uuid, place int, copies int, recipe jsonb)`);
  await keepOrdered(
    db,
    ordered.flatMap(({ photoId, recipe }) => [photoId, ...cellPhotos(recipe).map((cell) => cell.photoId)]),
  );
}

const snapshot = ({ item, offer, bundle, price, stock, stockUnits }: PricedLine, { rateOf }: SaleVat) => ({
  kind: 'article',
  product: offer.productId,
  variant: offer.variant?.id ?? null,
  bundle: bundle?.id ?? null,
  stock: stock?.id ?? null,
  units: stockUnits,
  name: offer.name,
  options: offer.variant?.options ?? null,
  quantity: item.quantity,
  unit: price.unitPriceCents,
  total: price.totalCents,
  vat: rateOf(offer.vatClass),
  personalised: offer.isPersonalised,
  width: offer.magnetWidth,
  height: offer.magnetHeight,
  profile: offer.printProfile,
  points: offer.loyaltyPoints * item.quantity,
});

const wrapSnapshot = (
  name: string,
  { cents, vat }: { cents: number; vat: number },
): Record<keyof ReturnType<typeof snapshot>, unknown> => ({
  kind: 'gift_wrap',
  product: null,
  variant: null,
  bundle: null,
  stock: null,
  units: 1,
  name,
  options: null,
  quantity: 1,
  unit: cents,
  total: cents,
  vat,
  personalised: false,
  width: null,
  height: null,
  profile: null,
  points: 0,
});
