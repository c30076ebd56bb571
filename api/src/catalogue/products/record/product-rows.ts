import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inLocale } from '../../../platform/database/sql/in-locale.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import type { PictureRow } from '../../pictures/picture-view.ts';

export interface VariantRow {
  id: string;
  productId: string;
  priceCents: number | null;
  stock: number;
  sku: string;
  options: { id: string; value: string; groupName: string }[];
  version: number;
}

export interface ProductRow extends Record<string, unknown> {
  id: string;
  slug: string;
  position: number;
  name: string;
  description: string;
  longDescription: string;
  priceCents: number;
  pictures: PictureRow[];
  category: { id: string; slug: string; name: string; description: string } | null;
  stock: number;
  lowest?: number;
  featured: boolean;
  isVisible: boolean;
  isAvailableForMarket: boolean;
  isPersonalised: boolean;
  loyaltyPoints: number;
  material: string | null;
  dimensions: string | null;
  weight: number | null;
  magnetWidth: number | null;
  magnetHeight: number | null;
  specs: Record<string, string>;
  features: string[];
  applications: string[];
  variants: VariantRow[];
  printProfile: PrintProfileRow | null;
  seoTitle: string | null;
  seoDescription: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
}

export interface PrintProfileRow extends Record<string, unknown> {
  id: string;
  name: string;
  shape: 'rectangle' | 'round' | 'heart';
  bleedMm: number;
  safeMm: number;
  cornerRadiusMm: number;
  minDpi: number;
  sheetProfileId: string | null;
  version: number;
}

const translated = (column: string): SQL =>
  sql`coalesce(nullif(t.${sql.identifier(column)}, ''), f.${sql.identifier(column)})`;

export const productName = translated('name');
export const productDescription = translated('description');

export const printProfileJson = sql`json_build_object('id', r.id, 'name', r.name, 'shape', r.shape, 'bleedMm', r.bleed_mm,
  'safeMm', r.safe_mm, 'cornerRadiusMm', r.corner_radius_mm, 'minDpi', r.min_dpi,
  'sheetProfileId', r.sheet_profile_id, 'version', r.version)`;

export const pictureList = (locale: Locale, owner: SQL): SQL => sql`coalesce((
  SELECT json_agg(json_build_object('id', i.id, 'hash', b.hash, 'width', b.width, 'height', b.height, 'colour', b.colour,
    'alt', coalesce(${inLocale(sql`i.alt`, locale)}, '')) ORDER BY i.position, i.id)
  FROM product_images i JOIN pictures b ON b.id = i.picture_id WHERE i.product_id = ${owner}), '[]')`;

export const variantJson = (locale: Locale): SQL => sql`json_build_object('id', v.id, 'productId', v.product_id,
  'priceCents', v.price_cents, 'sku', v.sku, 'version', v.version, 'stock', coalesce(vs.on_hand - vs.held, 0), 'options', coalesce((
    SELECT json_agg(json_build_object('id', o.id, 'value', ${inLocale(sql`o.value`, locale)},
      'groupName', ${inLocale(sql`o.group_name`, locale)}) ORDER BY o.position, o.id)
    FROM variant_option_links l JOIN variant_options o ON o.id = l.option_id WHERE l.variant_id = v.id), '[]'))`;

const variantList = (locale: Locale): SQL => sql`coalesce((
  SELECT json_agg(${variantJson(locale)} ORDER BY v.position, v.id)
  FROM variants v LEFT JOIN stocks vs ON vs.variant_id = v.id AND vs.market_event_id IS NULL
  WHERE v.product_id = p.id AND v.deleted_at IS NULL), '[]')`;

/** One statement for any number of products: pictures, variants and category are read as JSON. */
const select = (locale: Locale, more: Pick<Selected, 'columns' | 'from'>): SQL => sql`
  SELECT ${more.columns ?? sql``} p.id, p.slug, ${productName} AS name, ${productDescription} AS description,
    ${translated('long_description')} AS "longDescription", p.price_cents AS "priceCents", p.featured,
    p.is_visible AS "isVisible", p.is_available_for_market AS "isAvailableForMarket",
    p.is_personalised AS "isPersonalised", p.loyalty_points AS "loyaltyPoints", ${translated('material')} AS material,
    p.dimensions, p.weight_grams AS weight, p.magnet_width_mm::float8 AS "magnetWidth",
    p.magnet_height_mm::float8 AS "magnetHeight",
    CASE WHEN t.specs <> '{}' THEN t.specs ELSE f.specs END AS specs,
    CASE WHEN cardinality(t.features) > 0 THEN t.features ELSE f.features END AS features,
    CASE WHEN cardinality(t.applications) > 0 THEN t.applications ELSE f.applications END AS applications,
    ${translated('seo_title')} AS "seoTitle", ${translated('seo_description')} AS "seoDescription",
    p.position, p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.version, coalesce(s.on_hand - s.held, 0) AS stock,
    CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'slug', c.slug, 'name', ${inLocale(sql`c.name`, locale)},
      'description', coalesce(${inLocale(sql`c.description`, locale)}, '')) END AS category,
    CASE WHEN r.id IS NOT NULL THEN ${printProfileJson} END AS "printProfile",
    ${pictureList(locale, sql`p.id`)} AS pictures, ${variantList(locale)} AS variants
  FROM products p
  JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
  LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale}
  LEFT JOIN categories c ON c.id = p.category_id
  LEFT JOIN print_profiles r ON r.id = p.print_profile_id
  LEFT JOIN stocks s ON s.product_id = p.id AND s.market_event_id IS NULL ${more.from ?? sql``}`;

interface Selected {
  where: SQL;
  order?: SQL;
  limit?: number;
  /** Selects only deleted products. */
  isDeleted?: boolean;
  /** Extra columns, each followed by a comma, and the tables that they come from. */
  columns?: SQL;
  from?: SQL;
}

export async function selectProducts<Row extends ProductRow = ProductRow>(
  db: Queryable,
  locale: Locale,
  { where, order = sql`p.position, p.id`, limit, isDeleted = false, ...more }: Selected,
): Promise<Row[]> {
  const end = limit === undefined ? sql`` : sql` LIMIT ${limit}`;
  const found = await db.execute<Row>(
    sql`${select(locale, more)} WHERE (p.deleted_at IS NOT NULL) = ${isDeleted} AND (${where}) ORDER BY ${order}${end}`,
  );
  return found.rows;
}
