import type { Category, ProductCard } from '@aimante/api-contract/catalogue';
import type { Locale } from '@aimante/contract';
import { hasPath } from '../catalogue/product-path.ts';
import { type Facets, facetsOf } from './facets.ts';
import { type Filters, passes, sorted } from './filters.ts';
import { groupByCategory, type ProductGroup } from './grouping.ts';

export interface Catalogue {
  /** Number of products, whatever the filters. */
  readonly total: number;
  readonly shown: number;
  readonly groups: readonly ProductGroup[];
  readonly facets: Facets;
}

export interface CatalogueData {
  readonly products: readonly ProductCard[];
  readonly categories: readonly Category[];
}

export function catalogueOf({ products, categories }: CatalogueData, filters: Filters, locale: Locale): Catalogue {
  const listed = products.filter(hasPath);
  const passing = listed.filter((product) => passes(product, filters));
  return {
    total: listed.length,
    shown: passing.length,
    groups: groupByCategory(sorted(passing, filters.sort, locale), categories),
    facets: facetsOf(listed, categories, filters),
  };
}
