import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from './refusal.ts';

export interface Localised {
  fr: string;
  en?: string | undefined;
}

/** A text as a client sends it: plain for French alone, or both languages. */
export const toLocalised = (text: string | Localised): Localised => (typeof text === 'string' ? { fr: text } : text);

/** A plain French text changes the French; the English that is there stays. */
export const mergeLocalised = (text: string | Localised, before: Localised | null): Localised =>
  typeof text === 'string' ? { ...before, fr: text } : text;

/** A localised column in one language; French where nobody has translated it. */
export const inLocale = (column: SQL, locale: Locale): SQL =>
  sql`coalesce(nullif(${column} ->> ${locale}::text, ''), ${column} ->> 'fr')`;
