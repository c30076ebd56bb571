import { type SQL, sql } from 'drizzle-orm';

/** In the place of an e-mail address that was erased; `id` keeps it apart from others. */
export const anonymousAddress = (id: SQL): SQL => sql`'anonyme-' || ${id} || '@supprime.invalid'`;

export const isAnonymousAddress = (email: string): boolean => /^anonyme-.*@supprime\.invalid$/.test(email);

/** The same for a column. */
export const isAnonymous = (column: SQL): SQL => sql`${column} LIKE 'anonyme-%@supprime.invalid'`;
