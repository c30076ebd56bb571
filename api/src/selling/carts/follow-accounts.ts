import type { PersonalSections } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';

const sections: PersonalSections = {
  carts: (id) => sql`SELECT c.id, c.choices, c.updated_at FROM carts c WHERE c.user_id = ${id} ORDER BY c.id`,
  cartLines: (id) => sql`SELECT l.id, l.line_id, l.content, l.changed_at FROM cart_lines l
    JOIN carts c ON c.id = l.cart_id WHERE c.user_id = ${id} ORDER BY l.id`,
  cartLinks: (id) => sql`SELECT k.id, k.content, k.expires_at, k.created_at FROM cart_links k
    WHERE k.user_id = ${id} ORDER BY k.id`,
};

export const exportCarts = (
  _: unknown,
  __: Queryable,
  { add }: { add: (sections: PersonalSections) => Promise<void> },
): Promise<void> => add(sections);

export async function eraseCartOfAccount(_: unknown, tx: Queryable, { userId }: { userId: string }): Promise<void> {
  await tx.execute(sql`DELETE FROM cart_links WHERE user_id = ${userId}`);
  await tx.execute(sql`DELETE FROM carts WHERE user_id = ${userId}`);
}
