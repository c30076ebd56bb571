import { ApiError } from '@aimante/api-contract';
import { useLocale, useT } from '@aimante/remote';
import { ErrorPanel } from '@aimante/ui';
import { hasPath } from '../catalogue/product-path.ts';
import { categoriesQuery, productsQuery } from '../catalogue/queries.ts';
import { useShopQuery } from '../catalogue/shop-query.ts';
import { TileSkeletons } from '../catalogue/tile-skeletons.tsx';
import { CatalogueResult } from './catalogue-result.tsx';
import { facetsOf } from './facets.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { passes, sorted } from './filters.ts';
import { groupByCategory } from './grouping.ts';
import { ProductsHead } from './products-head.tsx';
import styles from './products-page.module.css';
import { QuoteBand } from './quote-band.tsx';
import { useFilters } from './use-filters.ts';

export function ProductsPage() {
  const t = useT();
  const locale = useLocale();
  const [filters, change] = useFilters();
  const products = useShopQuery(productsQuery);
  const categories = useShopQuery(categoriesQuery);

  if (products.isError || categories.isError) {
    return (
      <>
        <ProductsHead />
        <CatalogueError
          error={products.error ?? categories.error}
          isRetrying={products.isFetching || categories.isFetching}
          onRetry={() => Promise.all([products.refetch(), categories.refetch()])}
        />
      </>
    );
  }
  if (!products.data || !categories.data) {
    return (
      <>
        <ProductsHead />
        <div className={styles.waiting}>
          <TileSkeletons count={9} label={t('products.loading')} />
        </div>
      </>
    );
  }

  const listed = products.data.filter(hasPath);
  const shown = sorted(
    listed.filter((product) => passes(product, filters)),
    filters.sort,
    locale,
  );
  const facets = facetsOf(listed, categories.data, filters);
  const bar = { filters, change, facets, shown: shown.length, all: listed.length };
  return (
    <>
      <ProductsHead />
      {listed.length > 0 && <FilterBar {...bar} />}
      <div className={styles.columns}>
        {listed.length > 0 && (
          <aside className={styles.side} aria-label={t('products.filters.title')}>
            <FilterPanel facets={facets} filters={filters} change={change} />
          </aside>
        )}
        <div className={styles.list} data-long={listed.length > LONG_LIST ? '' : undefined}>
          <CatalogueResult
            groups={groupByCategory(shown, categories.data)}
            isCatalogueEmpty={listed.length === 0}
            onClear={() => change({ ...CLEARED })}
          />
          <QuoteBand />
        </div>
      </div>
    </>
  );
}

const LONG_LIST = 60;
const CLEARED = {
  search: '',
  categories: [],
  shapes: [],
  sizes: [],
  maxCents: null,
  isInStock: false,
  isOnMarket: false,
} as const;

interface CatalogueErrorProps {
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function CatalogueError({ error, isRetrying, onRetry }: CatalogueErrorProps) {
  const t = useT();
  const reference = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className={styles.state}>
      <ErrorPanel
        title={(error instanceof ApiError && error.message) || t('products.error.title')}
        reference={reference && t('products.error.reference', { reference })}
        onRetry={onRetry}
        retryLabel={t('products.error.retry')}
        isRetrying={isRetrying}
      >
        {t('products.error.text')}
      </ErrorPanel>
    </div>
  );
}
