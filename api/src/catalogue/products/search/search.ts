import type { ProductFacets, ProductSearch, ProductTile } from '@aimante/api-contract/catalogue';
import { PAGE_SIZE, SHAPES, SIZES } from '@aimante/api-contract/catalogue/search-schemas';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { correctionOf } from './correction.ts';
import { wantedOf, wordsOf } from './matching.ts';
import { selectTiles } from './product-tiles.ts';
import type { SearchQuery } from './search-filters.ts';
import { type FoundPage, findPage, isGrouped } from './search-statement.ts';

/** A page of the catalogue. A search that nothing matches is corrected, if a similar one has results. */
export async function searchCatalogue(db: Queryable, query: SearchQuery, locale: Locale): Promise<ProductSearch> {
  const asked = query.search ? await wantedOf(db, wordsOf(query.search), locale) : undefined;
  const found = await findPage(db, { query, wanted: asked, locale });
  const corrected = asked && found.matching === 0 ? await correctionOf(db, asked) : null;
  const wanted = corrected === null ? asked : await wantedOf(db, wordsOf(corrected), locale);
  const page = corrected === null ? found : await findPage(db, { query, wanted, locale });
  const tiles = await selectTiles(
    db,
    page.onPage.map(({ id }) => id),
    locale,
  );
  const pages = Math.max(1, Math.ceil(page.shown / PAGE_SIZE));
  const grouped = isGrouped({ query, wanted });
  return {
    groups: groupsOf(page, tiles, grouped),
    isGrouped: grouped,
    page: Math.min(query.page ?? 1, pages),
    pages,
    shown: page.shown,
    total: page.total,
    facets: facetsOf(page),
    corrected,
  };
}

/** Splits the page where the category changes. */
function groupsOf({ onPage, categories }: FoundPage, tiles: readonly ProductTile[], grouped: boolean) {
  const groupOf = new Map(onPage.map(({ id, categoryId }) => [id, grouped ? categoryId : null]));
  const byCategory = Map.groupBy(tiles, ({ id }) => groupOf.get(id) ?? null);
  return [...byCategory].map(([categoryId, products]) => {
    const category = categories.find(({ value }) => value === categoryId);
    return {
      category: category ? { id: category.value, name: category.name, description: category.description } : null,
      products,
    };
  });
}

const EURO = 100;

function facetsOf(page: FoundPage): ProductFacets {
  return {
    categories: page.categories.map(({ description: _, ...category }) => category),
    shapes: SHAPES.flatMap((value) => choiceOf(value, page.shapes)),
    sizes: SIZES.flatMap((value) => choiceOf(value, page.sizes)),
    inStock: page.inStock,
    onMarket: page.onMarket,
    minCents: Math.floor((page.minCents ?? 0) / EURO) * EURO,
    maxCents: Math.ceil((page.maxCents ?? 0) / EURO) * EURO,
  };
}

function choiceOf<Value extends string>(value: Value, counts: Readonly<Record<string, number>>) {
  const count = counts[value];
  return count === undefined ? [] : [{ value, count }];
}
