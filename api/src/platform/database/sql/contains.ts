import { type SQL, sql } from '../../sql/sql.ts';

/** Folds case and accents, whether an accent is part of the letter or a separate code point. */
const folded = (text: SQL): SQL =>
  sql`replace(replace(lower(regexp_replace(normalize(${text}, NFD), ${'[\\u0300-\\u036f]'}, '', 'g')), 'œ', 'oe'), 'æ', 'ae')`;

/** Whether a column contains the search text. LIKE wildcards in it are taken literally. */
export const contains = (column: SQL, search: string): SQL =>
  sql`${folded(column)} LIKE ${folded(sql`${`%${search.replace(/[\\%_]/g, '\\$&')}%`}::text`)}`;
