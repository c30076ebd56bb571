import sharp from 'sharp';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';
import type { Services } from '../../src/platform/services/services.ts';

type Shop = Pick<Services, 'pool' | 'storage'>;

export interface ReadyOrder {
  /** Number of copies of each photo. */
  copies: readonly number[];
  stage?: string;
  profile?: object | null;
  /** Number of rendered photos. Default: all. */
  rendered?: number;
  size?: readonly [width: number, height: number];
}

export interface PlacedOrder {
  id: string;
  number: string;
  photos: string[];
}

let orders = 0;

export async function putTilePicture({ storage }: Shop): Promise<void> {
  const create = { width: 120, height: 120, channels: 3, background: 'coral' } as const;
  await storage.put('tiles/coral.jpg', await sharp({ create }).jpeg().toBuffer());
}

/** A paid order with approved and rendered photos, 50 mm square. */
export async function placeReadyOrder(
  { pool }: Shop,
  { copies, stage = 'pret', profile = null, rendered = copies.length, size = [50, 50] }: ReadyOrder,
): Promise<PlacedOrder> {
  const [id, line, photo] = [uuidv7(), uuidv7(), uuidv7()];
  orders += 1;
  const number = `PM-26-${String(orders).padStart(6, '0')}`;
  const quantity = copies.reduce((sum, count) => sum + count, 0);
  await pool.query(
    `INSERT INTO orders (id, number, email, status, payment_status, stage, subtotal_cents, total_cents, shipping_method, paid_at)
     VALUES ($1, $2, 'a@b.test', 'en_cours', 'paid', $3, $4, $4, 'standard', now())`,
    [id, number, stage, 100 * quantity],
  );
  await pool.query(
    `INSERT INTO order_lines (id, order_id, position, stock_units, name, quantity, unit_price_cents, total_cents, vat_rate,
      is_personalised, magnet_width_mm, magnet_height_mm, print_profile)
     VALUES ($1, $2, 0, 1, 'Carré', $3, 100, $4, 20, true, $5, $6, $7)`,
    [line, id, quantity, 100 * quantity, ...size, profile],
  );
  await pool.query(
    `INSERT INTO photos (id, owner_key, sha256, file_name, mime, bytes, width, height)
     VALUES ($1, $2, repeat('a', 64), 'a.jpg', 'image/jpeg', 1, 600, 600)`,
    [photo, id],
  );
  const photos = copies.map(() => uuidv7());
  for (const [position, count] of copies.entries()) {
    const tile = position < rendered ? ['tiles/coral.jpg', 'coral'] : [null, null];
    await pool.query(
      `INSERT INTO order_line_photos (id, order_line_id, photo_id, position, copies, recipe, review, tile_path, tile_hash)
       VALUES ($1, $2, $3, $4, $5, '{}', 'approved', $6, $7)`,
      [photos[position], line, photo, position, count, ...tile],
    );
  }
  return { id, number, photos };
}
