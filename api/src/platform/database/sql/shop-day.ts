import { type SQL, sql } from '../../sql/sql.ts';

/** The moment at which a day of the shop begins; `later` adds days. */
export const startOfDay = (day: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp AT TIME ZONE 'Europe/Paris')`;

/** Limits a column to days of the shop, first and last included. */
export const withinDays = (column: SQL, from: string | undefined, to: string | undefined): SQL[] => [
  ...(from ? [sql`${column} >= ${startOfDay(from)}`] : []),
  ...(to ? [sql`${column} < ${startOfDay(to, 1)}`] : []),
];
