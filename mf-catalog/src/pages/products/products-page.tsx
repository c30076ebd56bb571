import { useLocale } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../catalogue/failure.tsx';
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
  const locale = useLocale();
  const [filters, change] = useFilters();
  // A press shows at once, and the long list re-renders later at low priority.
  const listFilters = useDeferredValue(filters);
  const products = useLoad(productsQuery);
  const categories = useLoad(categoriesQuery);

  if (!products.data || !categories.data) {
    const error = products.error ?? categories.error;
    return (
      <>
        <ProductsHead />
        <div className={styles.waiting}>
          {error ? (
            <Failure
              error={error}
              title={t('products.error.title')}
              text={t('products.error.text')}
              isRetrying={products.isFetching || categories.isFetching}
              onRetry={() => Promise.all([products.refetch(), categories.refetch()])}
            />
          ) : (
            <TileSkeletons count={9} label={t('products.loading')} />
          )}
        </div>
      </>
    );
  }

  const { total, shown, groups, facets } = catalogueOf(
    { products: products.data, categories: categories.data },
    listFilters,
    locale,
  );
  const clear = () => change({ ...NO_FILTERS, sort: filters.sort });
  return (
    <>
      <ProductsHead />
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
