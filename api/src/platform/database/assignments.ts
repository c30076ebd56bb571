import { type SQL, sql } from 'drizzle-orm';

/** `a = 1, b = 2` for an UPDATE. What is undefined stays as it is; column names are ours, never a caller's. */
export function assignments(columns: Record<string, unknown>): SQL {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  if (given.length === 0) return sql`id = id`;
  return sql.join(
    given.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  );
}
