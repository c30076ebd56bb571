import type { ProductSearch } from '@aimante/api-contract/catalogue';
import type { PublicSettings } from '@aimante/api-contract/settings';
import { localizePath, type PageHead } from '@aimante/contract';
import { hasPath, productPath } from '../catalogue/product-path.ts';
import { describedWithDelivery } from '../delivery-promise/described-with-delivery.ts';
import type { Words } from '../shop-identity/shop-heads.ts';
import { canonicalPath, type Filters } from './filters.ts';

interface CatalogueFacts {
  readonly found: ProductSearch;
  /** Undefined: not loaded. */
  readonly settings: PublicSettings | undefined;
}

/** Search engines index each page of the catalogue and of a collection, but no other choice of filters. */
export function catalogueHead(filters: Filters, { found, settings }: CatalogueFacts, { t, locale }: Words): PageHead {
  const { page, facets } = found;
  const path = canonicalPath({ ...filters, page });
  if (path === null) return { robots: 'noindex, follow', path: '/products' };
  const [wanted] = filters.categories;
  const category = facets.categories.find(({ value, slug }) => value === wanted || slug === wanted);
  const name = category?.name ?? t('products.intro.title');
  const isPlain = page === 1 && !category;
  return {
    path: category ? path.replace(/category=[^&]*/, `category=${category.slug}`) : path,
    ...(isPlain
      ? settings && { description: describedWithDelivery(t('page.products.description'), settings, locale) }
      : collectionTexts(name, page, t)),
    structuredData: [itemList(found, locale)],
  };
}

function collectionTexts(name: string, page: number, t: Words['t']) {
  return page > 1
    ? {
        title: t('products.headOfPage.title', { name, page }),
        description: t('products.headOfPage.description', { name, page }),
      }
    : { title: t('products.head.title', { name }), description: t('products.head.description', { name }) };
}

function itemList({ groups }: ProductSearch, locale: Words['locale']) {
  const products = groups.flatMap((group) => group.products).filter(hasPath);
  return {
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.name,
      url: localizePath(productPath(product), locale),
    })),
  };
}
