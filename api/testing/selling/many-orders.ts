import type { Pool } from 'pg';

interface Crowd {
  orders: number;
  users: number;
}

/** An id that grows with its number, as version 7 ids grow with time. */
const idOf = (table: string, n: string) =>
  `('01a0000${table}-' || lpad(to_hex((${n}) / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const FIRST = "timestamptz '2025-11-20'";

/** Inserts customers and a year of orders in every state, with two lines and three photos each. */
export async function fillShop(pool: Pool, { orders, users }: Crowd): Promise<void> {
  await pool.query(`
    INSERT INTO users (id, email, first_name, last_name, account_type, company_name, last_login_at, created_at)
      SELECT ${idOf('1', 'n')}, 'client' || n || '@exemple.test',
        (ARRAY['Zoé', 'Hugo', 'Léa', 'Sami', 'Inès', 'Paul', 'Nora'])[1 + n % 7],
        (ARRAY['Martin', 'Bernard', 'Petit', 'Durand', 'Leroy', 'Moreau', 'Fontaine', 'Garnier', 'Perrin'])[1 + n % 9],
        CASE WHEN n % 10 = 0 THEN 'business' ELSE 'personal' END,
        CASE WHEN n % 10 = 0 THEN 'Maison ' || n END,
        CASE WHEN n % 3 > 0 THEN ${FIRST} + n * interval '90 minutes' END,
        ${FIRST} + n * interval '90 minutes'
      FROM generate_series(1, ${users}) n;
    INSERT INTO orders (id, number, user_id, email, status, payment_status, stage, subtotal_cents, total_cents,
        shipping_method, shipping_address, paid_at, created_at)
      SELECT ${idOf('2', 'n')}, 'PM-26-' || lpad(n::text, 6, '0'), CASE WHEN n % 4 > 0 THEN ${idOf('1', `1 + n % ${users}`)} END,
        'client' || (1 + n % ${users}) || '@exemple.test', state.status, state.payment, state.stage, state.cents, state.cents,
        'standard', '{"firstName": "Nora", "lastName": "Martin"}', state.paid_at, ${FIRST} + n * interval '52 minutes'
      FROM generate_series(1, ${orders}) n, LATERAL (SELECT
        CASE WHEN n % 25 = 0 THEN 'annule' WHEN n % 25 = 1 THEN 'en_attente' WHEN n > ${orders - 300} THEN 'en_cours'
          ELSE 'termine' END AS status,
        CASE WHEN n % 25 < 2 THEN 'pending' ELSE 'paid' END AS payment,
        CASE WHEN n % 25 < 2 THEN 'a_verifier' WHEN n > ${orders - 300}
          THEN (ARRAY['a_verifier', 'pret', 'imprime', 'assemble', 'emballe'])[1 + n % 5] ELSE 'livre' END AS stage,
        CASE WHEN n % 25 > 1 THEN ${FIRST} + n * interval '52 minutes' + interval '10 minutes' END AS paid_at,
        400 + (n * 7919) % 20000 AS cents) state;
    INSERT INTO order_lines (id, order_id, position, stock_units, name, quantity, unit_price_cents, total_cents, vat_rate,
        is_personalised, magnet_width_mm, magnet_height_mm)
      SELECT ${idOf('3', 'n * 2 + p')}, ${idOf('2', 'n')}, p, 2, 'Magnet photo carré', 2, 450, 900, 20, true, 50 + p * 20, 50
      FROM generate_series(1, ${orders}) n, generate_series(0, 1) p;
    INSERT INTO photos (id, owner_key, sha256, file_name, mime, bytes, width, height)
      SELECT ${idOf('4', 'n')}, 'user:' || n, lpad(to_hex(n), 64, '0'), 'photo.jpg', 'image/jpeg', 1000, 3000, 3000
      FROM generate_series(1, 1000) n;
    INSERT INTO order_line_photos (id, order_line_id, photo_id, position, recipe, review)
      SELECT ${idOf('5', 'n * 3 + p')}, ${idOf('3', 'n * 2 + p % 2')}, ${idOf('4', '1 + n % 1000')}, p, '{}',
        CASE WHEN n > ${orders - 300} THEN 'waiting' ELSE 'approved' END
      FROM generate_series(1, ${orders}) n, generate_series(0, 2) p;
    INSERT INTO loyalty_entries (id, user_id, kind, points)
      SELECT ${idOf('6', 'n')}, ${idOf('1', `1 + n % ${users}`)}, 'earn', 8 FROM generate_series(1, ${orders}) n;
    ANALYZE`);
}
