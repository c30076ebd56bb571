import type { ProductFacets } from '@aimante/api-contract/catalogue';
import { useLocale } from '@aimante/remote';
import { Button, formatPrice, RemovableChip, Select } from '@aimante/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslation } from 'react-i18next';
import { type Filters, NO_FILTERS, SORTS } from '../../../product-list/filters.ts';
import styles from './filter-bar.module.css';
import { type ChangeFilters, without } from './use-filters.ts';

interface FilterBarProps {
  /** The element with all filters, for a phone. */
  readonly sheetId: string;
  readonly filters: Filters;
  readonly change: ChangeFilters;
  readonly facets: ProductFacets;
  readonly shown: number;
  readonly all: number;
}

export function FilterBar({ sheetId, filters, change, facets, shown, all }: FilterBarProps) {
  const { t } = useTranslation();
  const applied = useApplied(filters, facets);
  return (
    <div className={styles.bar}>
      <Button
        className={styles.open}
        variant="secondary"
        size="small"
        icon={<SlidersHorizontal size={18} />}
        popoverTarget={sheetId}
      >
        {applied.length > 0 ? t('products.filters.openWith', { count: applied.length }) : t('products.filters.open')}
      </Button>
      <ul className={styles.applied} aria-label={t('products.filters.applied')}>
        {applied.map(({ label, remove }) => (
          <li key={label}>
            <RemovableChip removeLabel={t('products.filters.remove', { filter: label })} onClick={() => change(remove)}>
              {label}
            </RemovableChip>
          </li>
        ))}
      </ul>
      {applied.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => change(({ sort }) => ({ ...NO_FILTERS, sort }))}>
          {t('products.filters.clear')}
        </button>
      )}
      <p className={styles.count} role="status">
        {shown === all ? t('products.count', { count: all }) : t('products.countOf', { count: shown, all })}
      </p>
      <Select
        label={t('products.sort.label')}
        isLabelHidden
        size="desk"
        className={styles.sort}
        value={filters.sort}
        onChange={({ target }) => change(() => ({ sort: SORTS.find((sort) => sort === target.value) ?? 'favourites' }))}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`products.sort.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface Applied {
  readonly label: string;
  readonly remove: (latest: Filters) => Partial<Filters>;
}

function useApplied(filters: Filters, facets: ProductFacets): readonly Applied[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const { search, categories, shapes, sizes, maxCents } = filters;
  const nameOf = (category: string) =>
    facets.categories.find(({ value, slug }) => value === category || slug === category)?.name ?? category;
  return [
    ...(search ? [{ label: t('products.filters.search', { search }), remove: () => ({ search: '' }) }] : []),
    ...categories.map((category) => ({
      label: nameOf(category),
      remove: (latest: Filters) => ({ categories: without(latest.categories, category) }),
    })),
    ...shapes.map((shape) => ({
      label: t(`products.shape.${shape}`),
      remove: (latest: Filters) => ({ shapes: without(latest.shapes, shape) }),
    })),
    ...sizes.map((size) => ({
      label: t(`products.size.${size}`),
      remove: (latest: Filters) => ({ sizes: without(latest.sizes, size) }),
    })),
    ...(maxCents === null
      ? []
      : [
          {
            label: t('products.price.upTo', { price: formatPrice(maxCents, locale) }),
            remove: () => ({ maxCents: null }),
          },
        ]),
    ...(filters.isInStock ? [{ label: t('products.availability.inStock'), remove: () => ({ isInStock: false }) }] : []),
    ...(filters.isOnMarket
      ? [{ label: t('products.availability.onMarket'), remove: () => ({ isOnMarket: false }) }]
      : []),
  ];
}
