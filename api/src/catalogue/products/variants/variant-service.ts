import type { variantCreateSchema, variantUpdateSchema } from '@aimante/api-contract/catalogue/schemas';
import type { z } from 'zod';
import { auditedResult } from '../../../platform/audit/audited-result.ts';
import { type Author, recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { assignments } from '../../../platform/database/sql/assignments.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Locale, Refusal } from '../../../platform/text/refusal.ts';
import { catalogueErrors } from '../record/errors.ts';
import { type VariantRow, variantJson } from '../record/product-rows.ts';
import { toCents } from '../record/views.ts';
import { setStock } from '../stock/stock.ts';

type Create = z.output<typeof variantCreateSchema>;
type Update = z.output<typeof variantUpdateSchema>;

async function selectVariant(db: Queryable, id: string, locale: Locale = 'fr'): Promise<VariantRow | undefined> {
  const found = await db.execute<{ variant: VariantRow }>(sql`SELECT ${variantJson(locale)} AS variant
    FROM variants v LEFT JOIN stocks vs ON vs.variant_id = v.id AND vs.market_event_id IS NULL
    WHERE v.id = ${id} AND v.deleted_at IS NULL`);
  return found.rows[0]?.variant;
}

export async function createVariant(
  db: Queryable,
  author: Author,
  { productId, body }: { productId: string; body: Create },
) {
  const product = await db.execute(sql`SELECT 1 FROM products WHERE id = ${productId} AND deleted_at IS NULL`);
  if (product.rows.length === 0) return catalogueErrors.PRODUCT_NOT_FOUND();
  const id = uuidv7();
  if (await isSkuTaken(db, body.sku, id)) return catalogueErrors.SKU_TAKEN();
  await db.execute(sql`INSERT INTO variants (id, product_id, sku, price_cents, position) VALUES (${id}, ${productId}, ${body.sku},
    ${body.price === null ? null : toCents(body.price)},
    (SELECT coalesce(max(position) + 1, 0) FROM variants WHERE product_id = ${productId}))`);
  await setStock(db, { owner: 'variant', id }, { available: body.stock, reason: 'initial', actorId: author.actor.id });
  return (await linkOptions(db, id, body.optionIds)) ?? finish(db, author, { id, action: 'variant.create' });
}

export async function updateVariant(db: Queryable, author: Author, { id, body }: { id: string; body: Update }) {
  await db.execute(sql`SELECT 1 FROM variants WHERE id = ${id} FOR NO KEY UPDATE`);
  const before = await selectVariant(db, id);
  if (!before) return catalogueErrors.VARIANT_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  if (body.sku && (await isSkuTaken(db, body.sku, id))) return catalogueErrors.SKU_TAKEN();
  const price = body.price == null ? body.price : toCents(body.price);
  await db.execute(
    sql`UPDATE variants SET ${assignments({ sku: body.sku, price_cents: price })}, version = version + 1 WHERE id = ${id}`,
  );
  if (body.stock !== undefined) {
    const why = { reason: 'correction', actorId: author.actor.id } as const;
    await setStock(db, { owner: 'variant', id }, { available: body.stock, ...why });
  }
  const refusal = body.optionIds && (await linkOptions(db, id, body.optionIds));
  return refusal ?? finish(db, author, { id, action: 'variant.update', before });
}

export async function deleteVariant(db: Queryable, author: Author, id: string): Promise<Refusal | undefined> {
  const before = await selectVariant(db, id);
  if (!before) return catalogueErrors.VARIANT_NOT_FOUND();
  await db.execute(sql`UPDATE variants SET deleted_at = now(), sku = ${`retire-${id}`} WHERE id = ${id}`);
  await db.execute(sql`DELETE FROM variant_option_links WHERE variant_id = ${id}`);
  await recordAudit(db, author, { action: 'variant.delete', entity: 'variant', entityId: id, before });
  return undefined;
}

async function linkOptions(db: Queryable, id: string, optionIds: readonly string[]): Promise<Refusal | undefined> {
  await db.execute(sql`DELETE FROM variant_option_links WHERE variant_id = ${id}`);
  const linked = await db.execute(sql`INSERT INTO variant_option_links (variant_id, option_id)
    SELECT ${id}, o.id FROM variant_options o WHERE o.id = ANY (${optionIds}::uuid[]) RETURNING option_id`);
  return linked.rows.length === new Set(optionIds).size ? undefined : catalogueErrors.OPTION_NOT_FOUND();
}

async function isSkuTaken(db: Queryable, sku: string, exceptId: string): Promise<boolean> {
  const found = await db.execute(sql`SELECT 1 FROM variants WHERE sku = ${sku} AND id <> ${exceptId}`);
  return found.rows.length > 0;
}

const finish = auditedResult({ entity: 'variant', read: selectVariant, notFound: catalogueErrors.VARIANT_NOT_FOUND });
