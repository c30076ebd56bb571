import { createHash } from 'node:crypto';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';
import type { Services } from '../../src/platform/services/services.ts';
import { sql } from '../../src/platform/sql/sql.ts';

type Db = Pick<Services, 'db'>;

export interface TestProduct {
  cents?: number;
  stock?: number;
  size?: [width: number, height: number];
  isPersonalised?: boolean;
  points?: number;
  categoryId?: string;
}

const addStock = (
  db: Services['db'],
  column: 'product_id' | 'variant_id' | 'bundle_id',
  of: [id: string, units: number],
) =>
  db.execute(sql`INSERT INTO stocks (id, ${sql.identifier(column)}, on_hand) VALUES (${uuidv7()}, ${of[0]}, ${of[1]})`);

/** Inserts a product for tests. It needs no photos unless it has a size. */
export async function addProduct({ db }: Db, product: TestProduct = {}): Promise<string> {
  const {
    cents = 450,
    stock = 100,
    size,
    isPersonalised = size !== undefined,
    points = 4,
    categoryId = null,
  } = product;
  const id = uuidv7();
  await db.execute(sql`INSERT INTO products (id, slug, price_cents, is_personalised, loyalty_points, magnet_width_mm,
      magnet_height_mm, category_id)
    VALUES (${id}, ${`produit-${id}`}, ${cents}, ${isPersonalised}, ${points}, ${size?.[0] ?? null}, ${size?.[1] ?? null},
      ${categoryId})`);
  await db.execute(sql`INSERT INTO product_translations (product_id, locale, name)
    VALUES (${id}, 'fr', 'Magnet carré'), (${id}, 'en', 'Square magnet')`);
  await addStock(db, 'product_id', [id, stock]);
  return id;
}

export async function addVariant(
  { db }: Db,
  productId: string,
  { cents = null, stock = 10 }: { cents?: number | null; stock?: number } = {},
): Promise<string> {
  const id = uuidv7();
  await db.execute(
    sql`INSERT INTO variants (id, product_id, sku, price_cents) VALUES (${id}, ${productId}, ${id}, ${cents})`,
  );
  await addStock(db, 'variant_id', [id, stock]);
  return id;
}

export async function addBundle(
  { db }: Db,
  productId: string,
  { quantity = 9, cents = 390, stock = 10 }: { quantity?: number; cents?: number; stock?: number } = {},
): Promise<string> {
  const id = uuidv7();
  await db.execute(sql`INSERT INTO bundles (id, product_id, name, quantity, price_cents)
    VALUES (${id}, ${productId}, '{"fr": "Lot"}', ${quantity}, ${cents})`);
  await addStock(db, 'bundle_id', [id, stock]);
  return id;
}

export interface TestCoupon {
  code: string;
  type?: 'percentage' | 'fixed';
  value?: number;
  minimumCents?: number;
  endsAt?: string;
  startsAt?: string;
  maxUses?: number;
  perCustomer?: number;
  used?: number;
  firstOrderOnly?: boolean;
  scope?: object;
}

export async function addCoupon({ db }: Db, coupon: TestCoupon): Promise<string> {
  const id = uuidv7();
  await db.execute(sql`INSERT INTO coupons (id, code, discount_type, discount_value, minimum_cents, starts_at, ends_at, max_uses,
      max_uses_per_customer, used, first_order_only, scope)
    VALUES (${id}, ${coupon.code}, ${coupon.type ?? 'percentage'}, ${coupon.value ?? 10}, ${coupon.minimumCents ?? 0},
      ${coupon.startsAt ?? null}, ${coupon.endsAt ?? null}, ${coupon.maxUses ?? null}, ${coupon.perCustomer ?? null},
      ${coupon.used ?? 0}, ${coupon.firstOrderOnly ?? false}, ${JSON.stringify(coupon.scope ?? {})}::jsonb)`);
  return id;
}

export async function addMarketEvent({ db }: Db, starts: Date): Promise<string> {
  const id = uuidv7();
  const ends = new Date(starts.getTime() + 8 * 3_600_000);
  await db.execute(sql`INSERT INTO market_events (id, slug, name, place, address, starts_at, ends_at)
    VALUES (${id}, ${`marche-${id}`}, '{"fr": "Marché de Noël"}', 'Lyon', 'Place Bellecour', ${starts.toISOString()},
      ${ends.toISOString()})`);
  return id;
}

export interface TestPhoto {
  owner: string;
  width?: number;
  height?: number;
}

/** Inserts only a photo's row, which is enough for an order. */
export async function addPhoto({ db }: Db, { owner, width = 1200, height = 900 }: TestPhoto): Promise<string> {
  const id = uuidv7();
  const sha256 = createHash('sha256').update(id).digest('hex');
  await db.execute(sql`INSERT INTO photos (id, owner_key, sha256, file_name, mime, bytes, width, height)
    VALUES (${id}, ${owner}, ${sha256}, 'photo.jpg', 'image/jpeg', 1000, ${width}, ${height})`);
  return id;
}
