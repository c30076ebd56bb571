import type { cartLineSchema } from '@aimante/api-contract/checkout/schemas';
import type { VatClass } from '@aimante/shop/vat';
import type { z } from 'zod';
import { type PrintProfileRow, printProfileJson, productName } from '../../catalogue/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inLocale } from '../../platform/database/sql/in-locale.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { pieceGrams } from '../shipping/parcel-weight.ts';

export type CartItem = z.output<typeof cartLineSchema>;

export interface OfferStock {
  id: string;
  available: number;
}

export interface BundleOffer {
  id: string;
  name: string;
  quantity: number;
  priceCents: number;
  stock: OfferStock | null;
}

export interface OfferRow extends Record<string, unknown> {
  place: number;
  productId: string;
  slug: string;
  name: string;
  categoryId: string | null;
  productCents: number;
  isPersonalised: boolean;
  weightGrams: number;
  loyaltyPoints: number;
  vatClass: VatClass;
  magnetWidth: number | null;
  magnetHeight: number | null;
  printProfile: PrintProfileRow | null;
  picture: { hash: string; width: number; height: number } | null;
  variant: { id: string; priceCents: number | null; options: string | null } | null;
  /** All active sets of the product: the cheapest composition applies by itself. */
  bundles: BundleOffer[];
  productStock: OfferStock | null;
  variantStock: OfferStock | null;
}

const weight = pieceGrams({
  weight: sql`p.weight_grams`,
  width: sql`p.magnet_width_mm`,
  height: sql`p.magnet_height_mm`,
});

const stockJson = (alias: string, replacedId: string | undefined) => {
  const row = sql.identifier(alias);
  const own = replacedId
    ? sql`coalesce((SELECT h.units FROM stock_holds h WHERE h.stock_id = ${row}.id AND h.state = 'held'
        AND h.order_id = ${replacedId}), 0)`
    : sql`0`;
  return sql`CASE WHEN ${row}.id IS NOT NULL
    THEN json_build_object('id', ${row}.id, 'available', ${row}.on_hand - ${row}.held + ${own}) END`;
};

/** Offers by line index; a missing index means that nothing is for sale. One statement for the whole cart. */
export async function selectOffers(
  db: Queryable,
  locale: Locale,
  { items, replacedId }: { items: readonly CartItem[]; replacedId: string | undefined },
): Promise<Map<number, OfferRow>> {
  const wanted = items.map(({ productId, variantId }, place) => ({ place, productId, variantId }));
  const { rows } = await db.execute<OfferRow>(sql`
    SELECT w.place, p.id AS "productId", p.slug, ${productName} AS name, p.category_id AS "categoryId",
      p.price_cents AS "productCents", p.is_personalised AS "isPersonalised", p.loyalty_points AS "loyaltyPoints",
      ${weight} AS "weightGrams", p.vat_class AS "vatClass",
      p.magnet_width_mm::float8 AS "magnetWidth", p.magnet_height_mm::float8 AS "magnetHeight",
      CASE WHEN r.id IS NOT NULL THEN ${printProfileJson} END AS "printProfile",
      (SELECT json_build_object('hash', b.hash, 'width', b.width, 'height', b.height)
        FROM product_images i JOIN pictures b ON b.id = i.picture_id
        WHERE i.product_id = p.id ORDER BY i.position, i.id LIMIT 1) AS picture,
      CASE WHEN v.id IS NOT NULL THEN json_build_object('id', v.id, 'priceCents', v.price_cents, 'options', (
        SELECT string_agg(${inLocale(sql`o.value`, locale)}, ', ' ORDER BY o.position, o.id)
        FROM variant_option_links l JOIN variant_options o ON o.id = l.option_id WHERE l.variant_id = v.id)) END AS variant,
      coalesce((SELECT json_agg(json_build_object('id', u.id, 'name', ${inLocale(sql`u.name`, locale)},
          'quantity', u.quantity, 'priceCents', u.price_cents, 'stock', ${stockJson('us', replacedId)})
          ORDER BY u.quantity DESC, u.id)
        FROM bundles u LEFT JOIN stocks us ON us.bundle_id = u.id AND us.market_event_id IS NULL
        WHERE u.product_id = p.id AND u.is_active AND u.deleted_at IS NULL), '[]'::json) AS bundles,
      ${stockJson('ps', replacedId)} AS "productStock", ${stockJson('vs', replacedId)} AS "variantStock"
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      AS w(place int, "productId" uuid, "variantId" uuid)
    JOIN products p ON p.id = w."productId" AND p.is_visible AND p.deleted_at IS NULL
    JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
    LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale}
    LEFT JOIN print_profiles r ON r.id = p.print_profile_id
    LEFT JOIN variants v ON v.id = w."variantId" AND v.product_id = p.id AND v.deleted_at IS NULL
    LEFT JOIN stocks ps ON ps.product_id = p.id AND ps.market_event_id IS NULL
    LEFT JOIN stocks vs ON vs.variant_id = v.id AND vs.market_event_id IS NULL
    WHERE w."variantId" IS NULL OR v.id IS NOT NULL`);
  return new Map(rows.map((row) => [row.place, row]));
}
