import { useLocale } from '@aimante/remote';
import { Loaded, type LoadState, useLoad } from '@aimante/remote/data';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesQuery, productsQuery } from '../../catalogue/queries.ts';
import { catalogueOf } from '../../product-list/catalogue.ts';
import { NO_FILTERS } from '../../product-list/filters.ts';
import { TileSkeletons } from '../../product-tile/tile-skeletons.tsx';
import { CatalogueResult } from './catalogue-result.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { useFilters } from './filters/use-filters.ts';
import { ProductsHead } from './products-head.tsx';
import styles from './products-page.module.css';
import { QuoteBand } from './quote-band.tsx';
import { FIRST_CARDS } from './use-whole-list.ts';

export function ProductsPage() {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  return (
    <>
      <ProductsHead />
      <Loaded
        query={catalogue}
        failure={t('products.error.title')}
        panel={{ layout: 'card', className: styles.waiting, children: t('products.error.text') }}
        skeleton={
          <div className={styles.waiting}>
            <TileSkeletons count={9} label={t('products.loading')} />
          </div>
        }
      >
        {(data) => <Catalogue {...data} />}
      </Loaded>
    </>
  );
}

function useCatalogue(): LoadState<CatalogueProps> {
  const products = useLoad(productsQuery);
  const categories = useLoad(categoriesQuery);
  return {
    data: products.data && categories.data && { products: products.data, categories: categories.data },
    isPending: products.isPending || categories.isPending,
    isFetching: products.isFetching || categories.isFetching,
    error: products.error ?? categories.error,
    dataUpdatedAt: Math.min(products.dataUpdatedAt, categories.dataUpdatedAt),
    refetch: () => Promise.all([products.refetch(), categories.refetch()]),
  };
}

type CatalogueProps = Parameters<typeof catalogueOf>[0];

function Catalogue({ products, categories }: CatalogueProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [filters, change] = useFilters();
  // A press shows at once, and the long list re-renders later at low priority.
  const listFilters = useDeferredValue(filters);
  const { total, shown, groups, facets } = catalogueOf({ products, categories }, listFilters, locale);
  const clear = () => change({ ...NO_FILTERS, sort: filters.sort });
  return (
    <>
      {total > 0 && <FilterBar filters={filters} change={change} facets={facets} shown={shown} all={total} />}
      <div className={styles.columns}>
        {total > 0 && (
          <aside className={styles.side} aria-label={t('products.filters.title')}>
            <FilterPanel facets={facets} filters={filters} change={change} />
          </aside>
        )}
        <div className={styles.list} data-long={total > FIRST_CARDS ? '' : undefined}>
          <CatalogueResult groups={groups} isCatalogueEmpty={total === 0} onClear={clear} />
          <QuoteBand />
        </div>
      </div>
    </>
  );
}
