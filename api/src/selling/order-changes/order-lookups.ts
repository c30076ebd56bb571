import {
  guestPhotoIds,
  hasOpenOrders,
  hasOrders,
  isInOpenOrder,
  isOrdered,
  lastOrderAt,
  loyaltyPoints,
  orderCount,
  orderedPhotoIds,
  spentCents,
} from '../../people/index.ts';
import type { Lookup } from '../../platform/events/lookup.ts';
import { sql } from '../../platform/sql/sql.ts';

export const orderLookups: readonly Lookup[] = [
  hasOrders.suppliedBy((user) => sql`EXISTS (SELECT 1 FROM orders o WHERE o.user_id = ${user})`),
  hasOpenOrders.suppliedBy(
    (user) => sql`EXISTS (SELECT 1 FROM orders WHERE user_id = ${user} AND status IN ('en_attente', 'en_cours'))`,
  ),
  lastOrderAt.suppliedBy((user) => sql`(SELECT max(o.updated_at) FROM orders o WHERE o.user_id = ${user})`),
  orderCount.suppliedBy((user) => sql`(SELECT count(*)::int FROM orders o WHERE o.user_id = ${user})`),
  spentCents.suppliedBy(
    (user) => sql`(SELECT coalesce(sum(o.total_cents - o.refunded_cents), 0)::int FROM orders o
  WHERE o.user_id = ${user} AND o.payment_status = 'paid')`,
  ),
  loyaltyPoints.suppliedBy(
    (user) => sql`(SELECT coalesce(sum(l.points), 0)::int FROM loyalty_entries l WHERE l.user_id = ${user})`,
  ),
  orderedPhotoIds.suppliedBy(
    (user) => sql`(
  SELECT unnest(ordered_photo_ids(l.photo_id, l.recipe)) FROM order_line_photos l JOIN order_lines i ON i.id = l.order_line_id JOIN orders o ON o.id = i.order_id
  WHERE o.user_id = ${user})`,
  ),
  guestPhotoIds.suppliedBy(
    (email) => sql`(
  SELECT unnest(ordered_photo_ids(l.photo_id, l.recipe)) FROM order_line_photos l JOIN order_lines i ON i.id = l.order_line_id JOIN orders o ON o.id = i.order_id
  WHERE o.user_id IS NULL AND o.email = ${email})`,
  ),
  isOrdered.suppliedBy(
    (photo) => sql`EXISTS (SELECT 1 FROM order_line_photos o
  WHERE ordered_photo_ids(o.photo_id, o.recipe) @> ARRAY[${photo}])`,
  ),
  isInOpenOrder.suppliedBy(
    (photo) => sql`EXISTS (
  SELECT 1 FROM order_line_photos o JOIN order_lines l ON l.id = o.order_line_id JOIN orders r ON r.id = l.order_id
  WHERE ordered_photo_ids(o.photo_id, o.recipe) @> ARRAY[${photo}] AND r.status IN ('en_attente', 'en_cours'))`,
  ),
];
