import type { UserRow as ListedUser } from '@aimante/api-contract/users';
import type { userListQuery } from '@aimante/api-contract/users/schemas';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { contains } from '../../../platform/database/sql/contains.ts';
import { readCursor, writeCursor } from '../../../platform/database/sql/cursor.ts';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import { type UserRow, userColumns, viewUser } from '../../users/user-rows.ts';

export type UserListQuery = z.output<typeof userListQuery>;

interface Row extends UserRow {
  orderCount: number;
  spentCents: number;
  loyaltyPoints: number;
  lastLoginAt: string | null;
}

interface SortedRow extends Row {
  sort: unknown;
  sortValue: string;
}

const defaultLimit = 50;
const orders = sql`(SELECT count(*)::int FROM orders o WHERE o.user_id = u.id)`;
const spent = sql`(SELECT coalesce(sum(o.total_cents - o.refunded_cents), 0)::int FROM orders o
  WHERE o.user_id = u.id AND o.payment_status = 'paid')`;
const points = sql`(SELECT coalesce(sum(l.points), 0)::int FROM loyalty_entries l WHERE l.user_id = u.id)`;

const sorts = {
  // Version 7 ids sort by creation time.
  '-createdAt': { value: sql`u.id`, type: sql`uuid`, isDescending: true },
  name: { value: sql`lower(u.last_name || ' ' || u.first_name)`, type: sql`text`, isDescending: false },
  '-spent': { value: spent, type: sql`int`, isDescending: true },
  '-lastLogin': { value: sql`coalesce(u.last_login_at, '-infinity')`, type: sql`timestamptz`, isDescending: true },
} as const;

export async function listUsers(db: Queryable, query: UserListQuery) {
  const sort = sorts[query.sort ?? '-createdAt'];
  const direction = sort.isDescending ? sql`DESC` : sql`ASC`;
  const limit = query.limit ?? defaultLimit;
  const filter = sql.join([sql`true`, ...filters(query)], sql` AND `);
  const { rows } = await db.execute<SortedRow>(sql`SELECT * FROM (
      SELECT ${userColumns}, u.last_login_at AS "lastLoginAt", ${orders} AS "orderCount", ${spent} AS "spentCents",
        ${points} AS "loyaltyPoints", ${sort.value} AS sort, (${sort.value})::text AS "sortValue"
      FROM users u WHERE ${filter}) listed
    WHERE ${after(query.cursor, sort)} ORDER BY sort ${direction}, id ${direction} LIMIT ${limit + 1}`);
  const total = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM users u WHERE ${filter}`);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(viewListed),
    next: last ? writeCursor([last.sortValue, last.id]) : null,
    total: total.rows[0]?.n ?? 0,
  };
}

export async function findListed(db: Queryable, id: string): Promise<ListedUser | undefined> {
  const { rows } =
    await db.execute<Row>(sql`SELECT ${userColumns}, u.last_login_at AS "lastLoginAt", ${orders} AS "orderCount",
    ${spent} AS "spentCents", ${points} AS "loyaltyPoints" FROM users u WHERE u.id = ${id}`);
  return rows[0] && viewListed(rows[0]);
}

function filters({ search, role, type, active }: UserListQuery): SQL[] {
  return [
    ...(search ? [contains(sql`concat_ws(' ', u.email, u.first_name, u.last_name, u.company_name)`, search)] : []),
    ...(role ? [sql`u.role = ${role}`] : []),
    ...(type ? [sql`u.account_type = ${type}`] : []),
    ...(active === undefined ? [] : [sql`u.is_active = ${active}`]),
  ];
}

function after(cursor: string | undefined, { type, isDescending }: (typeof sorts)[keyof typeof sorts]): SQL {
  const place = cursor === undefined ? undefined : readCursor(cursor);
  if (!place) return sql`true`;
  const [value, id] = place;
  return sql`(sort, id) ${isDescending ? sql`<` : sql`>`} (${String(value)}::${type}, ${id}::uuid)`;
}

function viewListed(row: Row): ListedUser {
  const iso = (time: string | null) => (time === null ? null : wireTime(time));
  return {
    ...viewUser(row),
    orderCount: row.orderCount,
    spentCents: row.spentCents,
    loyaltyPoints: row.loyaltyPoints,
    lastLoginAt: iso(row.lastLoginAt),
    anonymisedAt: iso(row.anonymisedAt),
  };
}
