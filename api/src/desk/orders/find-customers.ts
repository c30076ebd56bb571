import type { KnownCustomer } from '@aimante/api-contract/order-desk';
import { isAnonymousAddress } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { contains } from '../../platform/database/sql/contains.ts';
import { sql } from '../../platform/sql/sql.ts';

const shownCustomers = 8;
/** "06 01…" and "+33 6 01…" are one number. */
const comparedDigits = 9;

/** Customers by name, e-mail address or phone number: accounts first, then guests that ordered before. */
export async function findCustomers(db: Queryable, search: string): Promise<KnownCustomer[]> {
  const digits = search.replace(/\D/g, '').slice(-comparedDigits);
  const byPhone =
    digits.length >= 6
      ? sql`regexp_replace(coalesce(f.phone, ''), '\\D', '', 'g') LIKE ${`%${digits}%`}::text`
      : sql`false`;
  const { rows } = await db.execute<KnownCustomer & Record<string, unknown>>(sql`WITH found AS (
      SELECT u.id, u.email, trim(u.first_name || ' ' || u.last_name) AS name, u.phone, u.locale, u.created_at
      FROM users u WHERE u.role = 'customer' AND u.is_active AND u.anonymised_at IS NULL
      UNION ALL
      SELECT NULL, o.email, trim(concat_ws(' ', a.address ->> 'firstName', a.address ->> 'lastName')),
        coalesce(o.phone, a.address ->> 'phone'), o.locale, o.created_at
      FROM orders o CROSS JOIN LATERAL (SELECT coalesce(o.shipping_address, o.billing_address) AS address) a),
    matching AS (SELECT DISTINCT ON (f.email) f.* FROM found f
      WHERE ${contains(sql`concat_ws(' ', f.name, f.email)`, search)} OR ${byPhone}
      ORDER BY f.email, f.id NULLS LAST, f.created_at DESC)
    SELECT m.email, m.name, m.locale, coalesce(
        (SELECT jsonb_build_object('firstName', a.first_name, 'lastName', a.last_name, 'company', a.company,
          'line1', a.line1, 'line2', a.line2, 'postalCode', a.postal_code, 'city', a.city, 'country', a.country,
          'phone', coalesce(a.phone, m.phone), 'instructions', a.instructions)
          FROM addresses a WHERE a.user_id = m.id ORDER BY a.is_default_shipping DESC, a.created_at DESC LIMIT 1),
        (SELECT o.shipping_address FROM orders o WHERE o.email = m.email AND o.shipping_address IS NOT NULL
          ORDER BY o.created_at DESC LIMIT 1)) AS address
    FROM matching m ORDER BY m.id IS NULL, lower(m.name), m.email LIMIT ${shownCustomers}`);
  return rows.filter(({ email }) => !isAnonymousAddress(email));
}
