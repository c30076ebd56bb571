import { pictureUrl } from '@aimante/api-contract';
import type { TillStand } from '@aimante/api-contract/market';
import type { VatClass } from '@aimante/shop/vat';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inLocale } from '../../platform/database/sql/in-locale.ts';
import { widthsFor } from '../../platform/pictures/picture-formats.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';

type Item = Omit<TillStand['items'][number], 'vatRate'> & { vatClass: VatClass };
interface ItemRow extends Omit<Item, 'imageUrl'>, Record<string, unknown> {
  picture: { hash: string; width: number; height: number } | null;
}

/** The price of an item on its own. The price of a bundle is stored per magnet. */
const price: SQL = sql`CASE WHEN b.id IS NOT NULL THEN b.price_cents * b.quantity ELSE coalesce(v.price_cents, p.price_cents) END`;

const TILE_WIDTH = 320;

/** The items of the stand, with the prices of the shop. Items that are no longer on sale are left out. */
export async function selectStandItems(db: Queryable, eventId: string, locale: Locale): Promise<Item[]> {
  const found = await db.execute<ItemRow>(sql`
    SELECT CASE WHEN v.id IS NOT NULL THEN 'variant' WHEN b.id IS NOT NULL THEN 'bundle' ELSE 'product' END AS owner,
      coalesce(v.id, b.id, p.id) AS "ownerId", p.id AS "productId",
      concat_ws(' · ', coalesce(nullif(t.name, ''), f.name), v.sku, ${inLocale(sql`b.name`, locale)}) AS name,
      s.on_hand - s.held AS stock, ${price} AS cents, p.vat_class AS "vatClass", ${inLocale(sql`c.name`, locale)} AS category,
      (SELECT jsonb_build_object('hash', k.hash, 'width', k.width, 'height', k.height) FROM product_images i
        JOIN pictures k ON k.id = i.picture_id WHERE i.product_id = p.id ORDER BY i.position LIMIT 1) AS picture
    FROM stocks s LEFT JOIN variants v ON v.id = s.variant_id LEFT JOIN bundles b ON b.id = s.bundle_id
    JOIN products p ON p.id = coalesce(s.product_id, v.product_id, b.product_id)
    JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
    LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale}
    LEFT JOIN categories c ON c.id = p.category_id
    WHERE s.market_event_id = ${eventId} AND p.deleted_at IS NULL AND v.deleted_at IS NULL AND b.deleted_at IS NULL
    ORDER BY p.position, name`);
  return found.rows.map(({ picture, ...item }) => ({ ...item, imageUrl: picture && tilePicture(picture) }));
}

function tilePicture({ hash, width, height }: NonNullable<ItemRow['picture']>): string {
  const widths = widthsFor(width);
  const chosen = widths.find((each) => each >= TILE_WIDTH) ?? widths.at(-1) ?? width;
  return pictureUrl({ base: `/uploads/catalogue/${hash}`, width, height, widths }, chosen);
}

/** The current price of each item that is still offered. */
export async function currentPrices(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const found = await db.execute<{ id: string; cents: number }>(sql`
    SELECT coalesce(v.id, b.id, p.id) AS id, ${price} AS cents
    FROM unnest(${ids}::uuid[]) AS wanted (id)
    LEFT JOIN variants v ON v.id = wanted.id AND v.deleted_at IS NULL
    LEFT JOIN bundles b ON b.id = wanted.id AND b.deleted_at IS NULL
    JOIN products p ON p.id = coalesce(v.product_id, b.product_id, wanted.id) AND p.deleted_at IS NULL`);
  return new Map(found.rows.map(({ id, cents }) => [id, cents]));
}
