import type { ProductSearch } from '@aimante/api-contract/catalogue';
import type { PageHead } from '@aimante/contract';
import type { TFunction } from 'i18next';
import { canonicalPath, type Filters } from './filters.ts';

/** Search engines index each page of the catalogue and of a collection, but no other choice of filters. */
export function catalogueHead(filters: Filters, { page, facets }: ProductSearch, t: TFunction): PageHead {
  const path = canonicalPath({ ...filters, page });
  if (path === null) return { robots: 'noindex, follow', path: '/products' };
  const [wanted] = filters.categories;
  const category = facets.categories.find(({ value, slug }) => value === wanted || slug === wanted);
  const name = category?.name ?? t('products.intro.title');
  const title = page > 1 ? t('products.headOfPage.title', { name, page }) : t('products.head.title', { name });
  const isPlain = page === 1 && !category;
  return {
    path: category ? path.replace(/category=[^&]*/, `category=${category.slug}`) : path,
    ...(!isPlain && { title }),
  };
}
