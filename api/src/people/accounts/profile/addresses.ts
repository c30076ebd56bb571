import type { Address } from '@aimante/api-contract/users';
import type { addressCreateSchema, addressUpdateSchema } from '@aimante/api-contract/users/schemas';
import { isPostalCode, normalizeAddress, zoneOf } from '@aimante/shop/postal';
import type { z } from 'zod';
import type { Database, Queryable } from '../../../platform/database/connection/connect.ts';
import { inTransaction } from '../../../platform/database/connection/in-transaction.ts';
import { assignments } from '../../../platform/database/sql/assignments.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { renamed } from '../../users/columns.ts';
import { userErrors } from '../../users/errors.ts';

type NewAddress = z.output<typeof addressCreateSchema>;
type AddressChange = z.output<typeof addressUpdateSchema>;
type Row = Address & Record<string, unknown>;

export const maxAddresses = 20;

const columns = sql`a.id, a.type, a.label, a.first_name AS "firstName", a.last_name AS "lastName", a.company, a.line1, a.line2,
  a.postal_code AS "postalCode", a.city, a.country, a.phone, a.instructions, a.is_default_shipping AS "isDefaultShipping",
  a.is_default_billing AS "isDefaultBilling", a.created_at AS "createdAt"`;

/** Default addresses first, then the oldest. */
export async function listAddresses(db: Queryable, userId: string): Promise<Address[]> {
  const { rows } = await db.execute<Row>(sql`SELECT ${columns} FROM addresses a WHERE user_id = ${userId}
    ORDER BY is_default_shipping DESC, is_default_billing DESC, id`);
  return rows.map(view);
}

export function addAddress(db: Database, userId: string, address: NewAddress): Promise<Address | Refusal> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const { rows } = await tx.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM addresses WHERE user_id = ${userId}`,
    );
    if ((rows[0]?.n ?? 0) >= maxAddresses) throw userErrors.ADDRESS_LIMIT_REACHED({ max: maxAddresses });
    refuseBadPostalCode(address);
    await releaseDefaults(tx, userId, address);
    const id = uuidv7();
    await tx.execute(sql`INSERT INTO addresses (id, user_id, type, label, first_name, last_name, company, line1, line2,
        postal_code, city, country, phone, instructions, is_default_shipping, is_default_billing)
      VALUES (${id}, ${userId}, ${address.type}, ${address.label}, ${address.firstName}, ${address.lastName}, ${address.company},
        ${address.line1}, ${address.line2}, ${address.postalCode}, ${address.city}, ${address.country}, ${address.phone},
        ${address.instructions}, ${address.isDefaultShipping}, ${address.isDefaultBilling})`);
    return findAddress(tx, userId, id);
  });
}

const columnOf: Record<keyof AddressChange, string> = {
  type: 'type',
  label: 'label',
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  line1: 'line1',
  line2: 'line2',
  postalCode: 'postal_code',
  city: 'city',
  country: 'country',
  phone: 'phone',
  instructions: 'instructions',
  isDefaultShipping: 'is_default_shipping',
  isDefaultBilling: 'is_default_billing',
};

export function updateAddress(
  db: Database,
  { userId, id }: { userId: string; id: string },
  change: AddressChange,
): Promise<Address | Refusal> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const known = await findAddress(tx, userId, id);
    const { postalCode } = normalizeAddress({
      country: change.country ?? known.country,
      postalCode: change.postalCode ?? known.postalCode,
    });
    refuseBadPostalCode({ country: change.country ?? known.country, postalCode });
    await releaseDefaults(tx, userId, change);
    const changed = assignments(renamed({ ...change, ...(change.postalCode && { postalCode }) }, columnOf));
    await tx.execute(sql`UPDATE addresses SET ${changed}, updated_at = now() WHERE id = ${id} AND user_id = ${userId}`);
    return findAddress(tx, userId, id);
  });
}

export async function deleteAddress(db: Queryable, userId: string, id: string): Promise<Refusal | undefined> {
  const { rowCount } = await db.execute(sql`DELETE FROM addresses WHERE id = ${id} AND user_id = ${userId}`);
  return rowCount ? undefined : userErrors.ADDRESS_NOT_FOUND();
}

async function findAddress(db: Queryable, userId: string, id: string): Promise<Address> {
  const { rows } = await db.execute<Row>(
    sql`SELECT ${columns} FROM addresses a WHERE id = ${id} AND user_id = ${userId}`,
  );
  if (!rows[0]) throw userErrors.ADDRESS_NOT_FOUND();
  return view(rows[0]);
}

/** Serialises changes of one account's addresses, so that the limit and the single default are guaranteed. */
const lockUser = (db: Queryable, userId: string) =>
  db.execute(sql`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`);

async function releaseDefaults(db: Queryable, userId: string, change: AddressChange): Promise<void> {
  if (change.isDefaultShipping) {
    await db.execute(
      sql`UPDATE addresses SET is_default_shipping = false WHERE user_id = ${userId} AND is_default_shipping`,
    );
  }
  if (change.isDefaultBilling) {
    await db.execute(
      sql`UPDATE addresses SET is_default_billing = false WHERE user_id = ${userId} AND is_default_billing`,
    );
  }
}

/** Checks postal codes by the rule for orders, and only in countries that we deliver to: we know no rule for others. */
function refuseBadPostalCode({ country, postalCode }: { country: string; postalCode: string }): void {
  if (zoneOf(country, postalCode) && !isPostalCode(country, postalCode)) throw userErrors.POSTAL_CODE_INVALID();
}

const view = (row: Row): Address => ({ ...row, createdAt: wireTime(row.createdAt) });
