import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import type { PictureRow } from './picture-view.ts';

/** The ordered pictures of a product or a project: two tables with the same columns. */
export interface Gallery {
  table: SQL;
  ownerColumn: SQL;
  ownerTable: SQL;
  entity: string;
  capacity: number;
  errors: {
    ownerNotFound: () => Refusal;
    imageNotFound: () => Refusal;
    orderIncomplete: () => Refusal;
    full: () => Refusal;
  };
}

type ImageRow = PictureRow & Record<string, unknown>;

export async function selectImages(db: Queryable, gallery: Gallery, { where, locale }: { where: SQL; locale: Locale }) {
  const found = await db.execute<ImageRow>(sql`SELECT i.id, b.hash, b.width, b.height, b.colour,
      coalesce(nullif(i.alt ->> ${locale}::text, ''), i.alt ->> 'fr', '') AS alt
    FROM ${gallery.table} i JOIN pictures b ON b.id = i.picture_id WHERE ${where} ORDER BY i.position, i.id`);
  return found.rows;
}

export const imagesOf = (gallery: Gallery, ownerId: string): SQL => sql`i.${gallery.ownerColumn} = ${ownerId}`;

export async function addImages(
  db: Queryable,
  { gallery, author }: { gallery: Gallery; author: Author },
  { ownerId, pictureIds }: { ownerId: string; pictureIds: readonly string[] },
): Promise<string[] | Refusal> {
  const order = await lockOrder(db, gallery, ownerId);
  if (!order) return gallery.errors.ownerNotFound();
  if (order.length + pictureIds.length > gallery.capacity) return gallery.errors.full();
  const ids = pictureIds.map(() => uuidv7());
  for (const [at, pictureId] of pictureIds.entries()) {
    await db.execute(sql`INSERT INTO ${gallery.table} (id, ${gallery.ownerColumn}, picture_id, position)
      VALUES (${ids[at]}, ${ownerId}, ${pictureId}, (SELECT coalesce(max(position) + 1, 0) FROM ${gallery.table}
        WHERE ${gallery.ownerColumn} = ${ownerId}))`);
  }
  await recordAudit(db, author, { action: 'image.add', entity: gallery.entity, entityId: ownerId, after: { ids } });
  return ids;
}

export async function removeImage(
  db: Queryable,
  { gallery, author }: { gallery: Gallery; author: Author },
  id: string,
) {
  const gone = await db.execute<{ owner: string }>(
    sql`DELETE FROM ${gallery.table} WHERE id = ${id} RETURNING ${gallery.ownerColumn} AS owner`,
  );
  const [row] = gone.rows;
  if (!row) return gallery.errors.imageNotFound();
  await recordAudit(db, author, {
    action: 'image.remove',
    entity: gallery.entity,
    entityId: row.owner,
    before: { id },
  });
  return undefined;
}

export async function reorderImages(
  db: Queryable,
  { gallery, author }: { gallery: Gallery; author: Author },
  { ownerId, imageIds }: { ownerId: string; imageIds: readonly string[] },
): Promise<Refusal | undefined> {
  const order = await lockOrder(db, gallery, ownerId);
  if (!order) return gallery.errors.ownerNotFound();
  const isWhole = imageIds.length === order.length && new Set([...imageIds, ...order]).size === order.length;
  if (!isWhole) return gallery.errors.orderIncomplete();
  await db.execute(sql`UPDATE ${gallery.table} i SET position = o.position - 1
    FROM unnest(${imageIds}::uuid[]) WITH ORDINALITY AS o (id, position) WHERE i.id = o.id`);
  await recordAudit(db, author, {
    action: 'image.reorder',
    entity: gallery.entity,
    entityId: ownerId,
    after: { imageIds },
  });
  return undefined;
}

export async function describeImage(
  db: Queryable,
  { gallery, author }: { gallery: Gallery; author: Author },
  { id, alt }: { id: string; alt: { fr: string; en?: string | undefined } },
): Promise<Refusal | undefined> {
  const changed = await db.execute(sql`UPDATE ${gallery.table} SET alt = ${alt} WHERE id = ${id} RETURNING id`);
  if (changed.rows.length === 0) return gallery.errors.imageNotFound();
  await recordAudit(db, author, { action: 'image.describe', entity: gallery.entity, entityId: id, after: { alt } });
  return undefined;
}

/** Locks the owner's row, so that changes of one gallery run one after the other. */
async function lockOrder(
  db: Queryable,
  { table, ownerColumn, ownerTable }: Gallery,
  ownerId: string,
): Promise<string[] | undefined> {
  const owner = await db.execute(sql`SELECT 1 FROM ${ownerTable} WHERE id = ${ownerId} FOR NO KEY UPDATE`);
  if (owner.rows.length === 0) return undefined;
  const found = await db.execute<{ id: string }>(
    sql`SELECT id FROM ${table} WHERE ${ownerColumn} = ${ownerId} ORDER BY position, id`,
  );
  return found.rows.map(({ id }) => id);
}
