import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inLocale } from '../../../platform/database/sql/in-locale.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { hasWord, type Wanted } from './matching.ts';

/** Shorter words have too few letters to recognise. */
const MIN_LENGTH = 3;
/** A word of this length may have two wrong letters (or two in the wrong order), a shorter one has one. */
const LONG_FROM = 5;

/** The search with each unknown word replaced by the most similar one of the catalogue. Null if nothing is similar. */
export async function correctionOf(db: Queryable, wanted: Wanted): Promise<string | null> {
  const corrected = await Promise.all(wanted.words.map((word) => correctedWord(db, word, wanted)));
  const isChanged = corrected.some((word, index) => word !== wanted.words[index]);
  return isChanged && corrected.every((word) => word !== undefined) ? corrected.join(' ') : null;
}

/** The word itself where a product has it. Undefined if no word is similar. */
async function correctedWord(db: Queryable, word: string, wanted: Wanted): Promise<string | undefined> {
  const { locale } = wanted;
  const known = await db.execute<{ isKnown: boolean }>(
    sql`SELECT EXISTS (SELECT FROM catalogue_search.products s WHERE s.locale = ${locale} AND ${hasWord(word, wanted)}) AS "isKnown"`,
  );
  if (known.rows[0]?.isKnown || /[0-9]/.test(word)) return word;
  if (word.length < MIN_LENGTH) return undefined;
  const most = word.length < LONG_FROM ? 1 : 2;
  const similar = await db.execute<{ spelling: string }>(sql`
    WITH near AS (
      SELECT v.word, v.spelling, v.category_id,
        least(levenshtein_less_equal(v.word, ${word}, ${most}), levenshtein_less_equal(rtrim(v.word, 's'), ${word}, ${most})) AS distance
      FROM (
        SELECT word, spelling, NULL::uuid AS category_id FROM catalogue_search.vocabulary
          WHERE locale = ${locale} AND length(word) BETWEEN ${word.length - most} AND ${word.length + most + 1}
        UNION ALL
        SELECT catalogue_search.fold(n.spelling), n.spelling, c.id FROM categories c
          CROSS JOIN LATERAL regexp_split_to_table(lower(${inLocale(sql`c.name`, locale)}), '[^[:alpha:]]+') n(spelling)
      ) v
    )
    SELECT v.spelling FROM near v
    WHERE v.distance <= ${most} AND EXISTS (SELECT FROM catalogue_search.products s WHERE s.locale = ${locale}
      AND (s.words LIKE '%' || v.word || '%' OR s.category_id = v.category_id))
    ORDER BY v.distance, similarity(v.word, ${word}) DESC, v.word LIMIT 1`);
  return similar.rows[0]?.spelling;
}
