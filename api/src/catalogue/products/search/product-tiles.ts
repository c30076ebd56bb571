import type { ProductTile } from '@aimante/api-contract/catalogue';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inLocale } from '../../../platform/database/sql/in-locale.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { type PictureRow, viewPicture } from '../../pictures/picture-view.ts';
import { productDescription, productName } from '../record/product-rows.ts';

interface TileRow extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  featured: boolean;
  isAvailableForMarket: boolean;
  isPersonalised: boolean;
  stock: number;
  variants: number;
  isInStock: boolean;
  picture: PictureRow | null;
}

/** Whether product `p` can be sold: one of its variants, or the product itself without variants. */
export const isSold: SQL = sql`coalesce(
  (SELECT bool_or(coalesce(k.on_hand - k.held, 0) > 0) FROM variants v
    LEFT JOIN stocks k ON k.variant_id = v.id AND k.market_event_id IS NULL
    WHERE v.product_id = p.id AND v.deleted_at IS NULL),
  coalesce(w.on_hand - w.held, 0) > 0)`;

/** Tiles of visible products, in the order of the ids. */
export async function selectTiles(db: Queryable, ids: readonly string[], locale: Locale): Promise<ProductTile[]> {
  if (ids.length === 0) return [];
  const found = await db.execute<TileRow>(sql`
    SELECT p.id, p.slug, ${productName} AS name, ${productDescription} AS description, p.price_cents AS "priceCents",
      p.featured, p.is_available_for_market AS "isAvailableForMarket", p.is_personalised AS "isPersonalised",
      coalesce(w.on_hand - w.held, 0) AS stock, ${isSold} AS "isInStock",
      (SELECT count(*)::int FROM variants v WHERE v.product_id = p.id AND v.deleted_at IS NULL) AS variants,
      (SELECT json_build_object('id', i.id, 'hash', b.hash, 'width', b.width, 'height', b.height, 'colour', b.colour,
          'alt', coalesce(${inLocale(sql`i.alt`, locale)}, ''))
        FROM product_images i JOIN pictures b ON b.id = i.picture_id WHERE i.product_id = p.id
        ORDER BY i.position, i.id LIMIT 1) AS picture
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted(id, place)
    JOIN products p ON p.id = wanted.id
    JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
    LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale}
    LEFT JOIN stocks w ON w.product_id = p.id AND w.market_event_id IS NULL
    WHERE p.is_visible AND p.deleted_at IS NULL ORDER BY wanted.place`);
  return found.rows.map(viewTile);
}

function viewTile({ isPersonalised, variants, picture, ...row }: TileRow): ProductTile {
  return {
    ...row,
    picture: picture && pictureOf(picture, row.name),
    isBoughtAtOnce: !isPersonalised && variants === 0 && row.stock > 0,
  };
}

function pictureOf(row: PictureRow, name: string): ProductTile['picture'] {
  const { base, width, height, widths } = viewPicture(row);
  return { base, width, height, widths, alt: row.alt || name };
}
