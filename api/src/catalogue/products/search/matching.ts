import { searchText } from '@aimante/shop/search-text';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inLocale } from '../../../platform/database/sql/in-locale.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';

/** The words of a search, folded as the texts of `catalogue_search.products` are. Empty for a search without letters. */
export const wordsOf = (search: string): string[] => searchText(search).split(' ').filter(Boolean);

export const language = (locale: Locale): SQL =>
  locale === 'en' ? sql`'english'::regconfig` : sql`'french'::regconfig`;

/** What a product needs to match a search. */
export interface Wanted {
  readonly words: readonly string[];
  readonly locale: Locale;
  /** For each word, the categories with that word in their name: their products match it. */
  readonly categories: ReadonlyMap<string, readonly string[]>;
}

export async function wantedOf(db: Queryable, words: readonly string[], locale: Locale): Promise<Wanted> {
  const named = sql`catalogue_search.fold(${inLocale(sql`c.name`, locale)})`;
  const found = await db.execute<{ word: string; ids: string[] }>(sql`
    SELECT w.word, array_agg(c.id::text) AS ids FROM unnest(${words}::text[]) AS w(word)
    JOIN categories c ON ${named} LIKE '%' || w.word || '%'
      OR to_tsvector(${language(locale)}, ${named}) @@ plainto_tsquery(${language(locale)}, w.word)
    GROUP BY w.word`);
  return { words, locale, categories: new Map(found.rows.map(({ word, ids }) => [word, ids])) };
}

/** Whether row `s` has every word, in any order. Words such as "de" or "the" count only where they are the whole search. */
export function hasWords(wanted: Wanted): SQL {
  const { words, locale } = wanted;
  if (words.length === 0) return sql`false`;
  const conditions = words.map((word) =>
    words.length > 1
      ? sql`(numnode(plainto_tsquery(${language(locale)}, ${word})) = 0 OR ${hasWord(word, wanted)})`
      : hasWord(word, wanted),
  );
  return sql`s.locale = ${locale} AND ${sql.join(conditions, ' AND ')}`;
}

/**
 * Whether row `s` has every word in one of its forms, and a word that begins with the last one, which a visitor may still
 * be typing. One index answers this sooner than `hasWords`, which also finds parts of words and names of categories.
 */
export function hasWordsAsTyped(words: readonly string[], locale: Locale): SQL {
  const last = words.at(-1);
  if (last === undefined) return sql`false`;
  const forms = words.map((word) => sql`plainto_tsquery(${language(locale)}, ${word})`);
  const whole = forms.slice(0, -1).map((form) => sql`${form} && `);
  return sql`s.locale = ${locale}
    AND s.document @@ (${sql.join(whole)}(to_tsquery('simple', ${`${last}:*`}) || ${forms.at(-1)}))`;
}

/** A word is found as a part of another one, in another form (plural, feminine), or in the name of the category. */
export function hasWord(word: string, { locale, categories }: Wanted): SQL {
  const ids = categories.get(word);
  const inCategory = ids ? sql` OR s.category_id = ANY (${ids}::uuid[])` : sql``;
  return sql`(s.words LIKE ${`%${word}%`} OR s.document @@ plainto_tsquery(${language(locale)}, ${word})${inCategory})`;
}

/** The lower, the better: the name starts with the search, has it at the start of a word, has it somewhere, or not. */
export function rankOf(words: readonly string[]): SQL {
  const text = words.join(' ');
  return sql`CASE WHEN s.name LIKE ${` ${text}%`} THEN 0 WHEN s.name LIKE ${`% ${text}%`} THEN 1
    WHEN s.name LIKE ${`%${text}%`} THEN 2 ELSE 3 END`;
}
