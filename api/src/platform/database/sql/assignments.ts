import { type SQL, sql } from '../../sql/sql.ts';

/** `a = 1, b = 2` for an UPDATE. Undefined values are skipped. Column names come from our code, never from a caller. */
export function assignments(columns: Record<string, unknown>): SQL {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  if (given.length === 0) return sql`id = id`;
  return sql.join(
    given.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    ', ',
  );
}
