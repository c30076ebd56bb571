import type { Reorder } from '@aimante/api-contract/orders';
import { sql } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { photoPreviewUrl } from '../photos/photo-link.ts';

interface Row extends Record<string, unknown> {
  name: string;
  productId: string | null;
  variantId: string | null;
  bundleId: string | null;
  quantity: number;
  unitPriceCents: number;
  isPersonalised: boolean;
  isSold: boolean;
  photos: { photoId: string; copies: number; recipe: Record<string, unknown>; isThere: boolean }[];
}

/** What the cart is filled with. Prices are today's when it is quoted. */
export async function reorder(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  orderId: string,
): Promise<Reorder> {
  const { rows } = await db.execute<Row>(sql`SELECT l.name, l.product_id AS "productId", l.variant_id AS "variantId",
      l.bundle_id AS "bundleId", l.quantity, l.unit_price_cents AS "unitPriceCents", l.is_personalised AS "isPersonalised",
      coalesce(p.is_visible AND p.deleted_at IS NULL, false) AS "isSold",
      coalesce((SELECT json_agg(json_build_object('photoId', o.photo_id, 'copies', o.copies, 'recipe', o.recipe,
        'isThere', f.state = 'ready') ORDER BY o.position)
        FROM order_line_photos o JOIN photos f ON f.id = o.photo_id WHERE o.order_line_id = l.id), '[]') AS photos
    FROM order_lines l LEFT JOIN products p ON p.id = l.product_id WHERE l.order_id = ${orderId} ORDER BY l.position`);
  const items: Reorder['items'] = [];
  const unavailable: string[] = [];
  for (const { isSold, isPersonalised, productId, photos, ...row } of rows) {
    const hasPhotos = !isPersonalised || (photos.length > 0 && photos.every(({ isThere }) => isThere));
    if (productId === null || !isSold || !hasPhotos) {
      unavailable.push(row.name);
      continue;
    }
    const crops = photos.map(({ isThere: _, ...photo }) => ({
      ...photo,
      previewUrl: photoPreviewUrl(secrets.link, photo.photoId, now()),
    }));
    items.push({ ...row, productId, photos: crops });
  }
  return { items, unavailable };
}
