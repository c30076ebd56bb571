import { type SQL, sql } from '../../sql/sql.ts';
import type { Queryable } from '../connection/connect.ts';

/** « Été à Nîmes ! » becomes `ete-a-nimes`. */
export function slugify(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 100) || 'sans-nom'
  );
}

/**
 * Whether another row of the table has the slug. The lock reserves slugs until this transaction ends, also in
 * `freeSlug`.
 */
export async function isSlugTaken(
  db: Queryable,
  table: SQL,
  { slug, exceptId }: { slug: string; exceptId: string },
): Promise<boolean> {
  await lockSlugs(db);
  const { rows } = await db.execute(sql`SELECT 1 FROM ${table} WHERE slug = ${slug} AND id <> ${exceptId}`);
  return rows.length > 0;
}

/** The slug of a name, with a number appended if it is taken. */
export async function freeSlug(db: Queryable, table: SQL, name: string): Promise<string> {
  const wanted = slugify(name);
  await lockSlugs(db);
  const found = await db.execute<{ slug: string }>(
    sql`SELECT slug FROM ${table} WHERE slug = ${wanted} OR slug LIKE ${`${wanted}-%`}`,
  );
  const taken = new Set(found.rows.map(({ slug }) => slug));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}

const lockSlugs = (db: Queryable) => db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('slugs'))`);
