import type { productCreateSchema, productUpdateSchema } from '@aimante/api-contract/catalogue/schemas';
import type { z } from 'zod';
import { auditedResult } from '../../../platform/audit/audited-result.ts';
import { type Author, recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { assignments } from '../../../platform/database/sql/assignments.ts';
import { freeSlug, isSlugTaken } from '../../../platform/database/sql/slug.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { catalogueErrors } from '../record/errors.ts';
import { toCents } from '../record/views.ts';
import { setStock } from '../stock/stock.ts';
import { selectProductForEditing } from './product-editing.ts';
import { copyTexts, writeTexts } from './product-texts.ts';

type Create = z.output<typeof productCreateSchema>;
type Update = z.output<typeof productUpdateSchema>;
export type EditedProduct = NonNullable<Awaited<ReturnType<typeof selectProductForEditing>>>;

const table = sql`products`;

export async function createProduct(db: Queryable, author: Author, body: Create): Promise<EditedProduct | Refusal> {
  const id = uuidv7();
  const slug = body.slug ?? (await freeSlug(db, table, body.name));
  if (body.slug && (await isSlugTaken(db, table, { slug: body.slug, exceptId: id })))
    return catalogueErrors.SLUG_TAKEN();
  await db.execute(sql`INSERT INTO products (id, slug, price_cents, position)
    VALUES (${id}, ${slug}, ${toCents(body.price)}, (SELECT coalesce(max(position) + 1, 0) FROM products))`);
  await db.execute(sql`UPDATE products SET ${assignments(columnsOf(body))} WHERE id = ${id}`);
  await writeTexts(db, id, body);
  await setStock(db, { owner: 'product', id }, { available: body.stock, reason: 'initial', actorId: author.actor.id });
  return finish(db, author, { id, action: 'product.create' });
}

export async function updateProduct(db: Queryable, author: Author, { id, body }: { id: string; body: Update }) {
  const before = await lockProduct(db, id);
  if (!before) return catalogueErrors.PRODUCT_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  if (body.slug && (await isSlugTaken(db, table, { slug: body.slug, exceptId: id })))
    return catalogueErrors.SLUG_TAKEN();
  const width = body.magnetWidth === undefined ? before.magnetWidth : body.magnetWidth;
  const height = body.magnetHeight === undefined ? before.magnetHeight : body.magnetHeight;
  if ((width === null) !== (height === null)) return catalogueErrors.SIZE_INCOMPLETE();
  await db.execute(sql`UPDATE products SET ${assignments({ ...columnsOf(body), ...slugOf(body) })}, version = version + 1,
    updated_at = now() WHERE id = ${id}`);
  await writeTexts(db, id, body);
  if (body.stock !== undefined) {
    const why = { reason: 'correction', actorId: author.actor.id } as const;
    await setStock(db, { owner: 'product', id }, { available: body.stock, ...why });
  }
  return finish(db, author, { id, action: 'product.update', before });
}

/** Removes the product from the shop but keeps the row, because past orders refer to it. */
export async function deleteProduct(db: Queryable, author: Author, id: string): Promise<Refusal | undefined> {
  const before = await lockProduct(db, id);
  if (!before) return catalogueErrors.PRODUCT_NOT_FOUND();
  // Frees the slug for a successor.
  await db.execute(
    sql`UPDATE products SET deleted_at = now(), deleted_slug = slug, slug = ${`retire-${id}`}, is_visible = false WHERE id = ${id}`,
  );
  await recordAudit(db, author, { action: 'product.delete', entity: 'product', entityId: id, before });
  return undefined;
}

export async function duplicateProduct(
  db: Queryable,
  author: Author,
  originalId: string,
): Promise<EditedProduct | Refusal> {
  const original = await lockProduct(db, originalId);
  if (!original) return catalogueErrors.PRODUCT_NOT_FOUND();
  const id = uuidv7();
  await db.execute(sql`INSERT INTO products (id, slug, category_id, print_profile_id, price_cents, is_visible,
      is_available_for_market, is_personalised, loyalty_points, dimensions, weight_grams, magnet_width_mm, magnet_height_mm, position)
    SELECT ${id}, ${await freeSlug(db, table, original.name)}, category_id, print_profile_id, price_cents, false,
      is_available_for_market, is_personalised, loyalty_points, dimensions, weight_grams, magnet_width_mm, magnet_height_mm,
      (SELECT max(position) + 1 FROM products) FROM products WHERE id = ${originalId}`);
  await copyTexts(db, { from: originalId, to: id });
  await db.execute(sql`INSERT INTO product_images (id, product_id, picture_id, alt, position)
    SELECT gen_random_uuid(), ${id}, picture_id, alt, position FROM product_images WHERE product_id = ${originalId}`);
  await setStock(db, { owner: 'product', id }, { available: 0, reason: 'initial', actorId: author.actor.id });
  return finish(db, author, { id, action: 'product.duplicate' });
}

const finish = auditedResult({
  entity: 'product',
  read: selectProductForEditing,
  notFound: catalogueErrors.PRODUCT_NOT_FOUND,
});

async function lockProduct(db: Queryable, id: string): Promise<EditedProduct | undefined> {
  await db.execute(sql`SELECT 1 FROM products WHERE id = ${id} FOR NO KEY UPDATE`);
  return selectProductForEditing(db, id);
}

const slugOf = ({ slug }: Update): Record<string, unknown> => (slug === undefined ? {} : { slug });

function columnsOf(body: Update): Record<string, unknown | SQL> {
  return {
    price_cents: body.price === undefined ? undefined : toCents(body.price),
    category_id: body.categoryId,
    print_profile_id: body.printProfileId,
    featured: body.featured,
    is_visible: body.isVisible,
    is_available_for_market: body.isAvailableForMarket,
    is_personalised: body.isPersonalised,
    loyalty_points: body.loyaltyPoints,
    dimensions: body.dimensions,
    weight_grams: body.weight,
    magnet_width_mm: body.magnetWidth,
    magnet_height_mm: body.magnetHeight,
  };
}
