import { anonymousAddress, erasePhotos } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';

interface Erasure {
  /** `= ANY(...)` over the order ids. */
  isOne: SQL;
}

const linesOf = ({ isOne }: Erasure) => sql`SELECT l.id FROM order_lines l WHERE l.order_id ${isOne}`;
/** Free text, addresses, and tracking data that leads to an address. */
const personalEventKeys = sql`'{reason,text,note,trackingNumber,trackingUrl,before,after}'::text[]`;

/**
 * Orders stay as figures and invoices as the law requires. Personal data is removed, and the photos are due for
 * purging.
 */
const statements: readonly ((erasure: Erasure) => SQL)[] = [
  ({ isOne }) => sql`UPDATE orders SET email = ${anonymousAddress(sql`id`)}, phone = NULL, customer_note = NULL,
    gift_message = NULL,
    shipping_address = NULL, billing_address = NULL, relay = NULL, tracking_number = NULL, tracking_url = NULL,
    cancel_reason = NULL, block_reason = NULL, request_hash = NULL, content_hash = NULL WHERE id ${isOne}`,
  ({ isOne }) => sql`UPDATE order_events SET data = data - ${personalEventKeys} WHERE order_id ${isOne}`,
  ({ isOne }) => sql`UPDATE claims SET message = NULL, resolution = NULL, attachments = '[]' WHERE order_id ${isOne}`,
  // The number leads to an address. `purge-labels` deletes the files.
  ({
    isOne,
  }) => sql`UPDATE parcels SET tracking_number = id::text WHERE id IN (SELECT po.parcel_id FROM parcel_orders po
    WHERE po.order_id ${isOne})`,
  ({ isOne }) => sql`DELETE FROM parcel_events WHERE parcel_id IN (SELECT po.parcel_id FROM parcel_orders po
    WHERE po.order_id ${isOne})`,
  ({ isOne }) => sql`DELETE FROM reviews WHERE order_id ${isOne}`,
  ({ isOne }) => sql`UPDATE refunds SET reason = '' WHERE order_id ${isOne}`,
  ({ isOne }) => sql`UPDATE payment_attempts SET data = '{}' WHERE order_id ${isOne}`,
  ({ isOne }) => sql`UPDATE payment_events e SET payload = e.payload - 'event' FROM payment_attempts a
    WHERE a.order_id ${isOne} AND e.provider = a.provider AND e.payload ->> 'reference' = a.provider_reference`,
  ({ isOne }) => sql`DELETE FROM idempotency_keys k USING orders o WHERE o.id ${isOne}
    AND (k.route LIKE '%' || o.id OR k.response LIKE '%' || o.id || '%')`,
  ({ isOne }) => sql`UPDATE coupon_uses SET customer_key = ${anonymousAddress(sql`order_id`)} WHERE order_id ${isOne}`,
  (erasure) => sql`UPDATE order_line_photos SET review_reason = NULL WHERE order_line_id IN (${linesOf(erasure)})`,
];

/** Erases orders `o` that are finished. */
export async function eraseOrders(db: Queryable, where: SQL, now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT o.id FROM orders o WHERE ${where} ORDER BY o.id FOR UPDATE`,
  );
  const isOne = sql`= ANY(${rows.map(({ id }) => id)}::uuid[])`;
  for (const statement of statements) await db.execute(statement({ isOne }));
  const photos = sql`SELECT unnest(ordered_photo_ids(p.photo_id, p.recipe)) FROM order_line_photos p WHERE p.order_line_id IN (${linesOf({ isOne })})`;
  await erasePhotos(db, photos, now.toISOString());
}
