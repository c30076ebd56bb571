import type { SharedCart } from '@aimante/api-contract/carts';
import { sharedCartSchema } from '@aimante/api-contract/carts/schemas';
import { readSignedId, signId } from '../../platform/crypto/signed-id.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { cartErrors } from './errors.ts';
import { adoptLinePhotos } from './line-photos.ts';

const purpose = 'cart';
const minuteMs = 60_000;

export interface NewLink {
  cart: SharedCart;
  userId: string | undefined;
  /** Keys of the owners of the photos that the sender may use. */
  owners: readonly string[];
  hours: number;
}

export interface CartLink {
  id: string;
  token: string;
  expiresAt: Date;
}

type Context = Pick<Services, 'secrets' | 'now'>;

export async function createCartLink(
  { secrets, now }: Context,
  tx: Queryable,
  { cart, userId, owners, hours }: NewLink,
): Promise<CartLink> {
  const at = now();
  const id = uuidv7(at.getTime());
  const minutes = Math.ceil(at.getTime() / minuteMs) + hours * 60;
  const expiresAt = new Date(minutes * minuteMs);
  await tx.execute(sql`INSERT INTO cart_links (id, user_id, owner_keys, content, expires_at, created_at)
    VALUES (${id}, ${userId ?? null}, ${[...owners]}::text[], ${JSON.stringify(cart)},
      ${expiresAt.toISOString()}, ${at.toISOString()})`);
  return { id, token: signId(secrets.link, { purpose, id, expires: minutes.toString(36) }), expiresAt };
}

interface LinkRow extends Record<string, unknown> {
  ownerKeys: string[];
  content: string;
  openedBy: string | null;
}

interface Opening {
  token: string;
  /** Owner keys that the visitor has already. */
  owners: readonly string[];
  claimOwner: () => string;
}

export interface OpenedCart {
  cart: SharedCart;
  isAgain: boolean;
}

/** The first device that opens a link gets the cart, and may open it again. */
export async function openCartLink(
  services: Context & Pick<Services, 'db'>,
  { token, owners, claimOwner }: Opening,
): Promise<OpenedCart | Refusal> {
  const { secrets, now, db } = services;
  const signed = readSignedId(secrets.link, { purpose, token });
  if (!signed) return cartErrors.CART_LINK_INVALID();
  if (signed.expires * minuteMs <= now().getTime()) return cartErrors.CART_LINK_EXPIRED();
  return inTransaction(db, async (tx) => {
    const link = await lockLink(tx, signed.id);
    // The account that sent it was deleted.
    if (!link) return cartErrors.CART_LINK_EXPIRED();
    const cart = sharedCartSchema.parse(JSON.parse(link.content));
    if (owners.some((owner) => link.ownerKeys.includes(owner))) return { cart, isAgain: true };
    if (link.openedBy !== null && !owners.includes(link.openedBy)) return cartErrors.CART_LINK_USED();
    const owner = link.openedBy ?? claimOwner();
    await tx.execute(sql`UPDATE cart_links SET opened_by = ${owner} WHERE id = ${signed.id}`);
    const lines = await adoptLinePhotos(tx, { lines: cart.lines, from: link.ownerKeys, to: owner, now: now() });
    return { cart: { ...cart, lines: [...lines] }, isAgain: link.openedBy !== null };
  });
}

async function lockLink(tx: Queryable, id: string): Promise<LinkRow | undefined> {
  const { rows } = await tx.execute<LinkRow>(sql`SELECT l.owner_keys AS "ownerKeys", l.content,
      l.opened_by AS "openedBy" FROM cart_links l WHERE l.id = ${id} FOR UPDATE`);
  return rows[0];
}
