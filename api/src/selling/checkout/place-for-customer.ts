import type { newOrderSchema } from '@aimante/api-contract/order-desk/new-order-schemas';
import type { z } from 'zod';
import { adoptPhotos, usablePhotos, userKey } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { withAdoptedCells } from '../carts/adopted-cells.ts';
import type { Customer, OrderDraft } from '../orders/access/order-draft.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import type { OrderActor } from '../orders/record/order-event.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import { takenMs } from '../orders/record/order-times.ts';
import { expectTransfer } from '../payments/charges/bank-transfer.ts';
import type { Delivery } from '../shipping/delivery.ts';
import type { FormerOrder } from './former-order.ts';
import { placeNew } from './place-new.ts';

export type TakenOrder = z.output<typeof newOrderSchema>;

export interface PlacementForCustomer<T> {
  taken: TakenOrder;
  delivery: Delivery;
  by: OrderActor;
  /** Keys of the member of the team that uploaded the photos. */
  owners: readonly string[];
  /** The unpaid order that this one replaces. */
  former?: FormerOrder;
  finish: (order: OrderRow) => Promise<T>;
}

/**
 * Places an order that the team took, such as by phone, in the transaction of the caller. It is an unpaid order as of
 * the shop, with more time to pay it. The customer gets a mail with the way to pay.
 */
export async function placeForCustomer<T>(
  services: Services,
  tx: Queryable,
  { taken, delivery, by, owners, former, finish }: PlacementForCustomer<T>,
): Promise<T | Refusal> {
  const { locale, payment } = taken;
  const now = services.now();
  const customer = former?.customer ?? (await readCustomer(tx, taken.email));
  const checkoutId = former?.checkoutId ?? crypto.randomUUID();
  const owner = customer.userId === undefined ? `order:${checkoutId}` : userKey(customer.userId);
  const items = await handOver(tx, { items: taken.items, from: owners, to: owner, now });
  const { gift = null, usesPoints = false } = former ?? {};
  const draft = { ...draftOf(taken), items, checkoutId, gift, usesPoints };
  const replaces = former?.number ?? null;
  const holdUntil = new Date(now.getTime() + takenMs[payment]);
  return placeNew(services, tx, {
    ...{ draft, customer, delivery, locale, by, holdUntil },
    owners: [owner, ...(former?.photoOwners ?? [])],
    replacedId: former?.id,
    async finish(order) {
      // A coupon may cover the whole order. The customer confirms it by the link, as in the shop.
      if (payment === 'transfer' && order.totalCents > 0)
        await expectTransfer(services, tx, { order, by, until: holdUntil, replaces });
      else {
        const payload = { heldUntil: holdUntil.toISOString(), replaces };
        await queueOrderMail(services, tx, { order, kind: 'order-taken', payload });
      }
      return finish(order);
    },
  });
}

/** The account of the address, once its owner has proved it. */
export async function readCustomer(db: Queryable, email: string): Promise<Customer> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT u.id FROM users u
    WHERE u.email = ${email} AND u.email_verified_at IS NOT NULL AND u.is_active AND u.anonymised_at IS NULL`);
  return { userId: rows[0]?.id, email };
}

/** The customer accepts the terms with the payment: the mail has them attached, and the payment page links to them. */
const draftOf = (taken: TakenOrder): Omit<OrderDraft, 'checkoutId' | 'gift' | 'usesPoints'> => ({
  items: taken.items,
  couponCode: taken.couponCode,
  quoteHash: taken.quoteHash,
  contact: { email: taken.email, phone: taken.phone },
  shipping: taken.shipping,
  billingAddress: taken.billingAddress,
  customerNote: taken.customerNote,
  acceptTerms: true,
  isRepeat: true,
});

interface HandOver {
  items: TakenOrder['items'];
  from: readonly string[];
  to: string;
  now: Date;
}

/** The photos become those of the customer. Photos that are not of the member stay as they are, and are refused. */
export async function handOver(tx: Queryable, { items, from, to, now }: HandOver): Promise<TakenOrder['items']> {
  const ids = items.flatMap(({ photos }) => photos.map(({ photoId }) => photoId));
  const own = await usablePhotos(tx, ids, from);
  if (own.size === 0) return items;
  const adopted = await adoptPhotos(tx, { photoIds: [...own.keys()], owner: to, now });
  return items.map((item) => ({
    ...item,
    photos: item.photos.map((photo) => ({
      ...photo,
      photoId: adopted.get(photo.photoId) ?? photo.photoId,
      recipe: withAdoptedCells(photo.recipe, adopted),
    })),
  }));
}
