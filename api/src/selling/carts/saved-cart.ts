import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';

export interface CartRow extends Record<string, unknown> {
  id: string;
  version: number;
  checkoutId: string;
  lastCheckoutId: string | null;
  choices: string | null;
  choicesVersion: number;
}

interface NewCart {
  userId: string;
  checkoutId: string;
  now: Date;
}

/** Locks the cart of an account, and creates it if there is none. */
export async function lockCart(tx: Queryable, { userId, checkoutId, now }: NewCart): Promise<CartRow> {
  const at = now.toISOString();
  await tx.execute(sql`INSERT INTO carts (id, user_id, checkout_id, updated_at)
    VALUES (${uuidv7(now.getTime())}, ${userId}, ${checkoutId}, ${at}) ON CONFLICT (user_id) DO NOTHING`);
  const { rows } = await tx.execute<CartRow>(sql`SELECT c.id, c.version, c.checkout_id AS "checkoutId",
      c.last_checkout_id AS "lastCheckoutId", c.choices, c.choices_version AS "choicesVersion"
    FROM carts c WHERE c.user_id = ${userId} FOR UPDATE`);
  const [cart] = rows;
  if (!cart) throw new Error('The cart is gone.');
  return cart;
}

export interface LineChange {
  lineId: string;
  /** Null: removed. */
  content: string | null;
  changedAt: Date;
}

/**
 * The last change of a line wins, whatever the order of arrival. A change after the order takes the line out of it, so
 * the line outlives the payment.
 */
export async function storeLines(
  tx: Queryable,
  cart: Pick<CartRow, 'id'>,
  { changes, version }: { changes: readonly LineChange[]; version: number },
): Promise<number> {
  if (changes.length === 0) return 0;
  const rows = changes.map((change) => ({ id: uuidv7(), ...change }));
  const stored = await tx.execute(sql`INSERT INTO cart_lines AS l (id, cart_id, line_id, content, version, changed_at)
    SELECT x.id, ${cart.id}, x."lineId", x.content, ${version}, x."changedAt"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS x(id uuid, "lineId" text, content text, "changedAt" timestamptz)
    ON CONFLICT (cart_id, line_id) DO UPDATE SET content = excluded.content, version = excluded.version,
      changed_at = excluded.changed_at, order_id = CASE WHEN excluded.changed_at >
        (SELECT o.created_at FROM orders o WHERE o.id = l.order_id) THEN NULL ELSE l.order_id END
    WHERE excluded.changed_at >= l.changed_at AND l.content IS DISTINCT FROM excluded.content RETURNING l.id`);
  return stored.rows.length;
}

export async function storeChoices(
  tx: Queryable,
  cart: Pick<CartRow, 'id'>,
  { content, changedAt, version }: { content: string; changedAt: Date; version: number },
): Promise<number> {
  const at = changedAt.toISOString();
  const stored = await tx.execute(sql`UPDATE carts c SET choices = ${content}, choices_version = ${version},
      choices_changed_at = ${at}
    WHERE c.id = ${cart.id} AND c.choices_changed_at <= ${at} AND c.choices IS DISTINCT FROM ${content} RETURNING c.id`);
  return stored.rows.length;
}

export async function setVersion(
  tx: Queryable,
  cart: Pick<CartRow, 'id'>,
  { version, now }: { version: number; now: Date },
): Promise<void> {
  await tx.execute(sql`UPDATE carts SET version = ${version}, updated_at = ${now.toISOString()} WHERE id = ${cart.id}`);
}

interface LineRow extends Record<string, unknown> {
  lineId: string;
  content: string | null;
}

/** The lines that changed after a version, and the named ones, in the order in which they were added. */
export async function linesSince(
  tx: Queryable,
  cartId: string,
  { version, lineIds }: { version: number; lineIds: readonly string[] },
): Promise<LineRow[]> {
  const { rows } = await tx.execute<LineRow>(sql`SELECT l.line_id AS "lineId", l.content FROM cart_lines l
    WHERE l.cart_id = ${cartId} AND (l.version > ${version} OR l.line_id = ANY(${[...lineIds]}::text[]))
    ORDER BY l.position`);
  return rows;
}

export async function sizeOf(tx: Queryable, cartId: string): Promise<{ lines: number; bytes: number }> {
  const { rows } = await tx.execute<{ lines: number; bytes: number }>(sql`SELECT count(l.content)::int AS lines,
      coalesce(sum(octet_length(l.content)), 0)::int AS bytes FROM cart_lines l WHERE l.cart_id = ${cartId}`);
  return rows[0] ?? { lines: 0, bytes: 0 };
}
