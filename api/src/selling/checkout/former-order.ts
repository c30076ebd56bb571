import { isDeepStrictEqual } from 'node:util';
import type { billingAddressSchema, orderAddressSchema } from '@aimante/api-contract/orders/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import type { Customer, OrderDraft } from '../orders/access/order-draft.ts';

type Billing = z.output<typeof billingAddressSchema>;

/** What stays of an unpaid order when the team changes it. */
export interface FormerOrder {
  id: string;
  number: string;
  checkoutId: string;
  customer: Customer;
  locale: Locale;
  gift: NonNullable<OrderDraft['gift']> | null;
  usesPoints: boolean;
  /** A billing address other than that of the delivery. */
  billing: Billing | null;
  /** Owner keys of its photos. */
  photoOwners: string[];
}

interface Row extends Record<string, unknown> {
  number: string;
  userId: string | null;
  email: string;
  locale: Locale;
  checkoutId: string;
  isGift: boolean;
  giftMessage: string | null;
  isWrapped: boolean;
  usesPoints: boolean;
  billing: Billing | null;
  shipping: z.output<typeof orderAddressSchema> | null;
  photoOwners: string[];
}

/** Undefined: no such order, or one from before orders had a checkout identity. */
export async function findFormerOrder(db: Queryable, id: string): Promise<FormerOrder | undefined> {
  const { rows } = await db.execute<Row>(sql`SELECT o.number, o.user_id AS "userId", o.email, o.locale,
      o.checkout_id AS "checkoutId", o.is_gift AS "isGift", o.gift_message AS "giftMessage",
      EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id AND l.kind = 'gift_wrap') AS "isWrapped",
      o.points_spent > 0 AS "usesPoints", o.billing_address AS billing, o.shipping_address AS shipping,
      coalesce((SELECT array_agg(DISTINCT f.owner_key) FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
        JOIN photos f ON f.id = ANY(ordered_photo_ids(p.photo_id, p.recipe)) WHERE l.order_id = o.id), '{}') AS "photoOwners"
    FROM orders o WHERE o.id = ${id} AND o.checkout_id IS NOT NULL`);
  const [row] = rows;
  if (!row) return undefined;
  const { number, userId, email, locale, checkoutId, usesPoints, photoOwners } = row;
  return {
    ...{ id, number, checkoutId, locale, usesPoints, photoOwners },
    customer: { userId: userId ?? undefined, email },
    gift: row.isGift ? { message: row.giftMessage, isWrapped: row.isWrapped } : null,
    billing: row.billing && isOther(row.billing, row.shipping) ? row.billing : null,
  };
}

function isOther({ siret, vatNumber, purchaseOrder, ...billing }: Billing, shipping: Row['shipping']): boolean {
  if (siret || vatNumber || purchaseOrder || !shipping) return true;
  return !isDeepStrictEqual(billing, shipping);
}
