import type { UserRow as ListedUser } from '@aimante/api-contract/users';
import type { userListQuery } from '@aimante/api-contract/users/schemas';
import type { z } from 'zod';
import { contains } from '../../../platform/database/sql/contains.ts';
import { readCursor, writeCursor } from '../../../platform/database/sql/cursor.ts';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { loyaltyPoints, orderCount, spentCents } from '../../users/order-lookups.ts';
import { type UserRow, userColumns, viewUser } from '../../users/user-rows.ts';

export type UserListQuery = z.output<typeof userListQuery>;

type Asking = Pick<Services, 'db' | 'lookups'>;

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
const id = sql`u.id`;

const sorts = {
  // Version 7 ids sort by creation time.
  '-createdAt': { value: () => id, type: sql`uuid`, isDescending: true },
  name: { value: () => sql`lower(u.last_name || ' ' || u.first_name)`, type: sql`text`, isDescending: false },
  '-spent': { value: (services: Asking) => spentCents(services, id), type: sql`int`, isDescending: true },
  '-lastLogin': {
    value: () => sql`coalesce(u.last_login_at, '-infinity')`,
    type: sql`timestamptz`,
    isDescending: true,
  },
} as const;

const columns = (services: Asking): SQL =>
  sql`${userColumns}, u.last_login_at AS "lastLoginAt", ${orderCount(services, id)} AS "orderCount", ${spentCents(services, id)} AS "spentCents",
    ${loyaltyPoints(services, id)} AS "loyaltyPoints"`;

export async function listUsers(services: Asking, query: UserListQuery) {
  const { db } = services;
  const sort = sorts[query.sort ?? '-createdAt'];
  const value = sort.value(services);
  const direction = sort.isDescending ? sql`DESC` : sql`ASC`;
  const limit = query.limit ?? defaultLimit;
  const filter = sql.join([sql`true`, ...filters(query)], ' AND ');
  const { rows } = await db.execute<SortedRow>(sql`SELECT * FROM (
      SELECT ${columns(services)}, ${value} AS sort, (${value})::text AS "sortValue"
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

export async function findListed(services: Asking, userId: string): Promise<ListedUser | undefined> {
  const { rows } = await services.db.execute<Row>(sql`SELECT ${columns(services)} FROM users u WHERE u.id = ${userId}`);
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
