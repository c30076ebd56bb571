import { type SQL, sql } from '../../sql/sql.ts';
import type { Locale } from '../../text/refusal.ts';

/** A localised column in one language; French if there is no translation. */
export const inLocale = (column: SQL, locale: Locale): SQL =>
  sql`coalesce(nullif(${column} ->> ${locale}::text, ''), ${column} ->> 'fr')`;
