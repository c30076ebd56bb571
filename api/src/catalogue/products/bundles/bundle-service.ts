import type { bundleCreateSchema, bundleUpdateSchema } from '@aimante/api-contract/catalogue/schemas';
import type { z } from 'zod';
import { auditedResult } from '../../../platform/audit/audited-result.ts';
import { type Author, recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { assignments } from '../../../platform/database/sql/assignments.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { mergeLocalised, toLocalised } from '../../../platform/text/localised.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { catalogueErrors } from '../record/errors.ts';
import { type BundleRow, toCents } from '../record/views.ts';
import { setStock } from '../stock/stock.ts';
import { selectBundles } from './bundle-rows.ts';

type Create = z.output<typeof bundleCreateSchema>;
type Update = z.output<typeof bundleUpdateSchema>;

const selectBundle = async (db: Queryable, id: string): Promise<BundleRow | undefined> =>
  (await selectBundles(db, 'fr', sql`u.id = ${id}`))[0];

export async function createBundle(
  db: Queryable,
  author: Author,
  { productId, body }: { productId: string; body: Create },
) {
  const product = await db.execute(sql`SELECT 1 FROM products WHERE id = ${productId} AND deleted_at IS NULL`);
  if (product.rows.length === 0) return catalogueErrors.PRODUCT_NOT_FOUND();
  const id = uuidv7();
  await db.execute(sql`INSERT INTO bundles (id, product_id, name, quantity, price_cents, is_active, is_featured, position)
    VALUES (${id}, ${productId}, ${toLocalised(body.name)}, ${body.quantity}, ${toCents(body.bundle_price)}, ${body.is_active},
      ${body.is_featured}, (SELECT coalesce(max(position) + 1, 0) FROM bundles WHERE product_id = ${productId}))`);
  await setStock(db, { owner: 'bundle', id }, { available: body.stock, reason: 'initial', actorId: author.actor.id });
  return finish(db, author, { id, action: 'bundle.create' });
}

export async function updateBundle(db: Queryable, author: Author, { id, body }: { id: string; body: Update }) {
  await db.execute(sql`SELECT 1 FROM bundles WHERE id = ${id} FOR NO KEY UPDATE`);
  const before = await selectBundle(db, id);
  if (!before?.translations) return catalogueErrors.BUNDLE_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  const columns = {
    name: body.name === undefined ? undefined : mergeLocalised(body.name, before.translations.name),
    quantity: body.quantity,
    price_cents: body.bundle_price === undefined ? undefined : toCents(body.bundle_price),
    is_active: body.is_active,
    is_featured: body.is_featured,
  };
  await db.execute(sql`UPDATE bundles SET ${assignments(columns)}, version = version + 1 WHERE id = ${id}`);
  if (body.stock !== undefined) {
    const why = { reason: 'correction', actorId: author.actor.id } as const;
    await setStock(db, { owner: 'bundle', id }, { available: body.stock, ...why });
  }
  return finish(db, author, { id, action: 'bundle.update', before });
}

export async function deleteBundle(db: Queryable, author: Author, id: string): Promise<Refusal | undefined> {
  const before = await selectBundle(db, id);
  if (!before) return catalogueErrors.BUNDLE_NOT_FOUND();
  await db.execute(sql`UPDATE bundles SET deleted_at = now(), is_active = false WHERE id = ${id}`);
  await recordAudit(db, author, { action: 'bundle.delete', entity: 'bundle', entityId: id, before });
  return undefined;
}

export async function deleteBundlesOf(db: Queryable, author: Author, productId: string): Promise<Refusal | undefined> {
  const product = await db.execute(sql`SELECT 1 FROM products WHERE id = ${productId} AND deleted_at IS NULL`);
  if (product.rows.length === 0) return catalogueErrors.PRODUCT_NOT_FOUND();
  for (const { id } of await selectBundles(db, 'fr', sql`u.product_id = ${productId}`))
    await deleteBundle(db, author, id);
  return undefined;
}

const finish = auditedResult({ entity: 'bundle', read: selectBundle, notFound: catalogueErrors.BUNDLE_NOT_FOUND });
