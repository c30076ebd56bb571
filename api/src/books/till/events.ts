import type { TillEntry } from '@aimante/api-contract/market';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import { selectEntries } from './journal.ts';

/** The technical journal: every entry but a sale, and the sales that a tablet has marked. */
export const selectEvents = (db: Queryable): Promise<TillEntry[]> =>
  selectEntries(
    db,
    sql`e.kind <> 'sale' OR jsonb_array_length(coalesce(e.data -> 'record' -> 'marks', '[]'::jsonb)) > 0
      OR e.data -> 'oddities' ? 'clock'`,
    { limit: 200, newestFirst: true },
  );
