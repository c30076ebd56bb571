import type { ProductSuggestions } from '@aimante/api-contract/catalogue';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { correctionOf } from './correction.ts';
import { hasWords, hasWordsAsTyped, rankOf, wantedOf, wordsOf } from './matching.ts';
import { selectTiles } from './product-tiles.ts';

const MOST = 5;
/** Of more matches, only the first ones of the shop are ranked: for a common word there are enough good ones among them. */
const MOST_RANKED = 100;

/** The first products for what a visitor has typed so far. */
export async function suggest(db: Queryable, search: string, locale: Locale): Promise<ProductSuggestions> {
  const words = wordsOf(search);
  const typed = await findFirst(db, words, hasWordsAsTyped(words, locale));
  if (typed.length === MOST) return { products: await selectTiles(db, typed, locale), corrected: null };
  const wanted = await wantedOf(db, words, locale);
  const ids = await findFirst(db, words, hasWords(wanted));
  if (ids.length > 0) return { products: await selectTiles(db, ids, locale), corrected: null };
  const corrected = await correctionOf(db, wanted);
  if (corrected === null) return { products: [], corrected: null };
  const similar = wordsOf(corrected);
  const found = await findFirst(db, similar, hasWords(await wantedOf(db, similar, locale)));
  return { products: await selectTiles(db, found, locale), corrected: found.length > 0 ? corrected : null };
}

async function findFirst(db: Queryable, words: readonly string[], matches: SQL): Promise<string[]> {
  // Few products have several words: all of them are found at once by index, not by reading the products in their order.
  const fence = words.length > 1 ? sql`OFFSET 0` : sql``;
  const found = await db.execute<{ id: string }>(sql`
    SELECT r.product_id AS id FROM (
      SELECT f.product_id, f.position, f.rank FROM (
        SELECT s.product_id, s.position, ${rankOf(words)} AS rank FROM catalogue_search.products s WHERE ${matches} ${fence}
      ) f ORDER BY f.position, f.product_id LIMIT ${MOST_RANKED}) r
    ORDER BY r.rank, r.position, r.product_id LIMIT ${MOST}`);
  return found.rows.map(({ id }) => id);
}
