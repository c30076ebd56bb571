import type { ProductSearch } from '@aimante/api-contract/catalogue';
import { useLocale, usePlatform } from '@aimante/remote';
import { Loaded, type LoadState, useLoad } from '@aimante/remote/data';
import { Skeleton } from '@aimante/ui';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueQuery } from '../../catalogue/queries.ts';
import { catalogueHead } from '../../product-list/catalogue-head.ts';
import { type Filters, NO_FILTERS } from '../../product-list/filters.ts';
import { TileSkeletons } from '../../product-tile/tile-skeletons.tsx';
import { settingsQuery } from '../../shop-identity/settings-query.ts';
import { CatalogueResult, NoMatch } from './catalogue-result.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { type ChangeFilters, useFilters } from './filters/use-filters.ts';
import { Pages } from './pages.tsx';
import { ProductsHead } from './products-head.tsx';
import styles from './products-page.module.css';
import { QuoteBand } from './quote-band.tsx';
import { useListStart } from './use-list-start.ts';

/** How many choices a group of filters usually has. */
const FILTER_ROWS = [5, 6, 4];

export function ProductsPage() {
  const { t } = useTranslation();
  const [filters, change] = useFilters();
  // A pressed filter shows at once. The list follows it.
  const listed = useDeferredValue(filters);
  const catalogue = useCatalogue(listed);
  return (
    <>
      <ProductsHead />
      <Loaded
        query={catalogue}
        failure={t('products.error.title')}
        panel={{ layout: 'card', className: styles.waiting, children: t('products.error.text') }}
        skeleton={<CatalogueSkeleton />}
      >
        {(data) => <Catalogue found={data} isOld={catalogue.isOld} filters={filters} listed={listed} change={change} />}
      </Loaded>
    </>
  );
}

/** Filters, bar and cards in the places that they get. */
function CatalogueSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.waitingBar}>
        <Skeleton shape="block" width="11.5rem" height="var(--size-field-desk)" />
      </div>
      <div className={styles.columns}>
        <aside className={styles.waitingFilters} aria-hidden="true">
          {FILTER_ROWS.map((rows, place) => (
            <Skeleton key={place} shape="block" width="100%" height={`${rows * 2}rem`} />
          ))}
        </aside>
        <div className={styles.list}>
          <div className={styles.groupHead}>
            <Skeleton width="12rem" height="2rem" />
          </div>
          <TileSkeletons count={9} label={t('products.loading')} />
        </div>
      </div>
    </>
  );
}

/** The page of the catalogue. While another one loads, and where it fails to load, the former stays. */
function useCatalogue(filters: Filters): LoadState<ProductSearch> & { readonly isOld: boolean } {
  const query = useLoad(catalogueQuery(filters));
  const { data, dataUpdatedAt, isPlaceholderData } = query;
  const [last, setLast] = useState({ data, dataUpdatedAt });
  if (data && !isPlaceholderData && data !== last.data) setLast({ data, dataUpdatedAt });
  return { ...query, ...(data ? { data } : last), isOld: isPlaceholderData || (!data && last.data !== undefined) };
}

interface CatalogueProps {
  readonly found: ProductSearch;
  /** What is found belongs to other filters. */
  readonly isOld: boolean;
  /** As pressed. */
  readonly filters: Filters;
  /** Of the list. */
  readonly listed: Filters;
  readonly change: ChangeFilters;
}

function Catalogue({ found, isOld, filters, listed, change }: CatalogueProps) {
  const sheetId = useId();
  const { total, shown, page, facets } = found;
  const start = useListStart(page, isOld);
  const panel = { facets, filters, change };
  useCatalogueHead(found, isOld, listed);
  return (
    <>
      {total > 0 && <FilterBar sheetId={sheetId} {...panel} shown={shown} all={total} />}
      <div className={styles.columns}>
        {total > 0 && <FilterSheet id={sheetId} {...panel} shown={shown} />}
        <div ref={start.ref} className={styles.list} tabIndex={-1} aria-busy={isOld}>
          {total > 0 && found.groups.length === 0 ? (
            <NoMatch onClear={() => change(({ sort }) => ({ ...NO_FILTERS, sort }))} />
          ) : (
            <CatalogueResult found={found} search={listed.search} />
          )}
          <Pages page={page} pages={found.pages} filters={listed} onPress={start.expect} />
          <QuoteBand />
        </div>
      </div>
    </>
  );
}

function useCatalogueHead(found: ProductSearch, isOld: boolean, filters: Filters): void {
  const { t } = useTranslation();
  const { page } = usePlatform();
  const locale = useLocale();
  const settings = useLoad(settingsQuery).data;
  useEffect(() => {
    if (!isOld) page.set(catalogueHead(filters, { found, settings }, { t, locale }));
  }, [page, isOld, filters, found, settings, t, locale]);
}
