import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { MadeState } from './ask-edge.ts';

/** The accounts that moved the channels to these states, from the audit log. */
export async function findAuthors(
  db: Queryable,
  states: readonly MadeState[],
): Promise<(state: MadeState) => string | null> {
  const moments = states.map(({ at }) => at);
  const found = await db.execute<MadeState & { email: string }>(sql`
    SELECT (a.after -> 'state' ->> 'number')::int AS number, a.after -> 'state' ->> 'at' AS at, u.email
    FROM audit_log a JOIN users u ON u.id = a.actor_id
    WHERE a.entity = 'release' AND a.after -> 'state' ->> 'at' = ANY(${moments}::text[])`);
  const authors = new Map(found.rows.map(({ number, at, email }) => [`${number} ${at}`, email]));
  return ({ number, at }) => authors.get(`${number} ${at}`) ?? null;
}
