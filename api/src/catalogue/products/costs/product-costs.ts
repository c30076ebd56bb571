import type { ProductCost } from '@aimante/api-contract/catalogue';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { catalogueErrors } from '../record/errors.ts';
import { toCents } from '../record/views.ts';

interface CostDraft {
  variantId: string | null;
  cost: number | null;
  validFrom: string;
}

export async function listCosts(db: Queryable, productId: string): Promise<ProductCost[]> {
  const { rows } = await db.execute<ProductCost & Record<string, unknown>>(sql`SELECT c.variant_id AS "variantId",
      c.cost_cents AS "costCents", c.valid_from::text AS "validFrom"
    FROM product_costs c WHERE c.product_id = ${productId} ORDER BY c.valid_from DESC, c.variant_id NULLS FIRST`);
  return rows;
}

export async function setCost(
  db: Queryable,
  productId: string,
  { variantId, cost, validFrom }: CostDraft,
): Promise<Refusal | undefined> {
  const { rows } = await db.execute<{ isVariant: boolean }>(sql`SELECT ${variantId}::uuid IS NULL
      OR EXISTS (SELECT 1 FROM variants v WHERE v.id = ${variantId} AND v.product_id = p.id) AS "isVariant"
    FROM products p WHERE p.id = ${productId}`);
  if (!rows[0]) return catalogueErrors.PRODUCT_NOT_FOUND();
  if (!rows[0].isVariant) return catalogueErrors.VARIANT_NOT_FOUND();
  if (cost === null)
    await db.execute(sql`DELETE FROM product_costs WHERE product_id = ${productId}
      AND variant_id IS NOT DISTINCT FROM ${variantId}::uuid AND valid_from = ${validFrom}`);
  else
    await db.execute(sql`INSERT INTO product_costs (id, product_id, variant_id, cost_cents, valid_from)
      VALUES (${uuidv7()}, ${productId}, ${variantId}, ${toCents(cost)}, ${validFrom})
      ON CONFLICT (product_id, variant_id, valid_from) DO UPDATE SET cost_cents = excluded.cost_cents`);
  return undefined;
}

interface SoldPiece {
  productId: SQL;
  variantId: SQL;
  day: SQL;
}

/**
 * The cost of a piece on the day of its sale. A cost of the variant wins. Before the first entered cost, that one
 * applies. Null: none was entered.
 */
export const costOn = ({ productId, variantId, day }: SoldPiece): SQL => sql`(SELECT c.cost_cents FROM product_costs c
  WHERE c.product_id = ${productId} AND (c.variant_id = ${variantId} OR c.variant_id IS NULL)
  ORDER BY c.variant_id IS NULL, c.valid_from > ${day}, abs(c.valid_from - ${day}) LIMIT 1)`;
