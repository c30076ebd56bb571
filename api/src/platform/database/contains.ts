import { type SQL, sql } from 'drizzle-orm';

/** Whatever is typed: large or small, with or without its accents, in one sign or two. */
const folded = (text: SQL): SQL =>
  sql`replace(replace(lower(regexp_replace(normalize(${text}, NFD), ${'[\\u0300-\\u036f]'}, '', 'g')), 'œ', 'oe'), 'æ', 'ae')`;

/** Whether a column holds what somebody searches for; the signs of a pattern mean themselves. */
export const contains = (column: SQL, search: string): SQL =>
  sql`${folded(column)} LIKE ${folded(sql`${`%${search.replace(/[\\%_]/g, '\\$&')}%`}::text`)}`;
