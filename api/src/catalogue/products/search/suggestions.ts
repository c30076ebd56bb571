import type { ProductSuggestions } from '@aimante/api-contract/catalogue';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { correctionOf } from './correction.ts';
import { hasWords, rankOf, type Wanted, wantedOf, wordsOf } from './matching.ts';
import { selectTiles } from './product-tiles.ts';

const MOST = 5;
/** Of more matches, only the first ones of the shop are ranked: for a common word there are enough good ones among them. */
const MOST_RANKED = 100;

/** The first products for what a visitor has typed so far. */
export async function suggest(db: Queryable, search: string, locale: Locale): Promise<ProductSuggestions> {
  const wanted = await wantedOf(db, wordsOf(search), locale);
  const ids = await findFirst(db, wanted);
  if (ids.length > 0) return { products: await selectTiles(db, ids, locale), corrected: null };
  const corrected = await correctionOf(db, wanted);
  if (corrected === null) return { products: [], corrected: null };
  const similar = await findFirst(db, await wantedOf(db, wordsOf(corrected), locale));
  return { products: await selectTiles(db, similar, locale), corrected: similar.length > 0 ? corrected : null };
}

async function findFirst(db: Queryable, wanted: Wanted): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`
    SELECT r.product_id AS id FROM (
      SELECT s.product_id, s.position, ${rankOf(wanted)} AS rank FROM catalogue_search.products s
      WHERE ${hasWords(wanted)} ORDER BY s.position, s.product_id LIMIT ${MOST_RANKED}) r
    ORDER BY r.rank, r.position, r.product_id LIMIT ${MOST}`);
  return found.rows.map(({ id }) => id);
}
