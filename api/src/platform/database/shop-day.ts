import { type SQL, sql } from 'drizzle-orm';

/** When a day of the shop begins; `later` days after it. */
export const startOfDay = (day: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp AT TIME ZONE 'Europe/Paris')`;

/** What lies within days of the shop, both among them. */
export const withinDays = (column: SQL, from: string | undefined, to: string | undefined): SQL[] => [
  ...(from ? [sql`${column} >= ${startOfDay(from)}`] : []),
  ...(to ? [sql`${column} < ${startOfDay(to, 1)}`] : []),
];
