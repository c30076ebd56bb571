import { type SQL, sql } from '../../platform/sql/sql.ts';

/** Replaces an erased e-mail address. `id` makes it unique. */
export const anonymousAddress = (id: SQL): SQL => sql`'anonyme-' || ${id} || '@supprime.invalid'`;

export const isAnonymousAddress = (email: string): boolean => /^anonyme-.*@supprime\.invalid$/.test(email);

export const isAnonymous = (column: SQL): SQL => sql`${column} LIKE 'anonyme-%@supprime.invalid'`;
