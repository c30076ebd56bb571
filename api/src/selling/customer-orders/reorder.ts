import type { Reorder } from '@aimante/api-contract/orders';
import { adoptPhotos, photoPreviewUrl } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { withAdoptedCells } from '../carts/adopted-cells.ts';
import { magnetPictureUrl } from './photos/magnet-link.ts';

interface Row extends Record<string, unknown> {
  name: string;
  productId: string | null;
  variantId: string | null;
  bundleId: string | null;
  quantity: number;
  unitPriceCents: number;
  isPersonalised: boolean;
  isSold: boolean;
  photos: {
    linePhotoId: string;
    photoId: string;
    copies: number;
    recipe: Record<string, unknown>;
    isThere: boolean;
    /** Those of its photos that belong to another owner key. */
    foreign: string[];
  }[];
}

interface Visitor {
  /** Owner keys that the visitor has already. */
  owners: readonly string[];
  claimOwner: () => string;
}

/** Contents for the cart of a reorder. The quote applies today's prices. */
export async function reorder(
  services: Pick<Services, 'db' | 'secrets' | 'now'>,
  orderId: string,
  { owners, claimOwner }: Visitor,
): Promise<Reorder> {
  const { secrets, now } = services;
  const rows = await linesOf(services.db, { orderId, owners });
  const foreign = rows.flatMap(({ photos }) => photos.flatMap(({ foreign: ids, isThere }) => (isThere ? ids : [])));
  const adopted =
    foreign.length === 0
      ? new Map<string, string>()
      : await services.db.transaction((tx) => adoptPhotos(tx, { photoIds: foreign, owner: claimOwner(), now: now() }));
  const items: Reorder['items'] = [];
  const unavailable: string[] = [];
  for (const { isSold, isPersonalised, productId, photos, ...row } of rows) {
    const copies = photos.reduce((sum, photo) => sum + photo.copies, 0);
    // A photo was deleted, or never added to an order that the team took.
    const hasPhotos = !isPersonalised || (copies >= row.quantity && photos.every(({ isThere }) => isThere));
    if (productId === null || !isSold || !hasPhotos) {
      unavailable.push(row.name);
      continue;
    }
    const crops = photos.map(({ isThere: _, foreign: __, linePhotoId, photoId, recipe, ...photo }) => ({
      ...photo,
      recipe: withAdoptedCells(recipe, adopted),
      photoId: adopted.get(photoId) ?? photoId,
      previewUrl: photoPreviewUrl(secrets.link, photoId, now()),
      magnetUrl: magnetPictureUrl(secrets.link, { linePhotoId, photoId }, now()),
    }));
    items.push({ ...row, productId, photos: crops });
  }
  return { items, unavailable };
}

async function linesOf(
  db: Queryable,
  { orderId, owners }: { orderId: string; owners: readonly string[] },
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`SELECT l.name, l.product_id AS "productId", l.variant_id AS "variantId",
      l.bundle_id AS "bundleId", l.quantity - l.removed_quantity AS quantity, l.unit_price_cents AS "unitPriceCents", l.is_personalised AS "isPersonalised",
      coalesce(p.is_visible AND p.deleted_at IS NULL, false) AS "isSold",
      coalesce((SELECT json_agg(json_build_object('linePhotoId', o.id, 'photoId', o.photo_id, 'copies', o.copies, 'recipe', o.recipe,
        'isThere', f.are_there, 'foreign', f.foreign_ids) ORDER BY o.position)
        FROM order_line_photos o CROSS JOIN LATERAL (SELECT bool_and(f.state = 'ready') AS are_there,
          coalesce(array_agg(f.id) FILTER (WHERE f.owner_key <> ALL(${[...owners]}::text[])), '{}') AS foreign_ids
          FROM photos f WHERE f.id = ANY(ordered_photo_ids(o.photo_id, o.recipe))) f
        WHERE o.order_line_id = l.id), '[]') AS photos
    FROM order_lines l LEFT JOIN products p ON p.id = l.product_id WHERE l.order_id = ${orderId} AND l.kind = 'article'
      AND l.quantity > l.removed_quantity ORDER BY l.position`);
  return rows;
}
