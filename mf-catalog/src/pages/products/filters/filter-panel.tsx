import type { ProductFacets } from '@aimante/api-contract/catalogue';
import { Checkbox } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filters } from '../../../product-list/filters.ts';
import styles from './filter-panel.module.css';
import { PriceFilter } from './price-filter.tsx';
import { type ChangeFilters, toggled } from './use-filters.ts';

export interface FilterPanelProps {
  readonly facets: ProductFacets;
  readonly filters: Filters;
  readonly change: ChangeFilters;
}

export function FilterPanel({ facets, filters, change }: FilterPanelProps) {
  const { t } = useTranslation();
  const { shapes, sizes } = filters;
  return (
    <div className={styles.panel}>
      <Facet title={t('products.filters.category')}>
        {facets.categories.map((category) => (
          <Line
            key={category.value}
            choice={category}
            label={category.name}
            isChosen={isChosen(category, filters)}
            onToggle={() =>
              change((latest) => ({
                categories: isChosen(category, latest)
                  ? latest.categories.filter((each) => each !== category.value && each !== category.slug)
                  : [...latest.categories, category.slug],
              }))
            }
          />
        ))}
      </Facet>
      <Facet title={t('products.filters.shape')}>
        {facets.shapes.map((shape) => (
          <Line
            key={shape.value}
            choice={shape}
            label={t(`products.shape.${shape.value}`)}
            isChosen={shapes.includes(shape.value)}
            onToggle={() => change((latest) => ({ shapes: toggled(latest.shapes, shape.value) }))}
          />
        ))}
      </Facet>
      <Facet title={t('products.filters.size')}>
        {facets.sizes.map((size) => (
          <Line
            key={size.value}
            choice={size}
            label={t(`products.size.${size.value}`)}
            isChosen={sizes.includes(size.value)}
            onToggle={() => change((latest) => ({ sizes: toggled(latest.sizes, size.value) }))}
          />
        ))}
      </Facet>
      <PriceFilter facets={facets} maxCents={filters.maxCents} onChange={(maxCents) => change(() => ({ maxCents }))} />
      <Facet title={t('products.filters.availability')}>
        <Line
          choice={{ value: 'stock', count: facets.inStock }}
          label={t('products.availability.inStock')}
          isChosen={filters.isInStock}
          onToggle={() => change(({ isInStock }) => ({ isInStock: !isInStock }))}
        />
        <Line
          choice={{ value: 'market', count: facets.onMarket }}
          label={t('products.availability.onMarket')}
          isChosen={filters.isOnMarket}
          onToggle={() => change(({ isOnMarket }) => ({ isOnMarket: !isOnMarket }))}
        />
      </Facet>
    </div>
  );
}

/** The address may name a category by its id or by its slug. */
function isChosen(
  { value, slug }: { readonly value: string; readonly slug: string },
  { categories }: Filters,
): boolean {
  return categories.includes(value) || categories.includes(slug);
}

function Facet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.facet}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface LineProps {
  readonly choice: { readonly value: string; readonly count: number };
  readonly label: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Line({ choice, label, isChosen, onToggle }: LineProps) {
  return (
    <Checkbox
      className={styles.line}
      checked={isChosen}
      onChange={onToggle}
      disabled={choice.count === 0 && !isChosen}
      label={
        <span className={styles.choice}>
          {label} <span className={styles.count}>{choice.count}</span>
        </span>
      }
    />
  );
}
