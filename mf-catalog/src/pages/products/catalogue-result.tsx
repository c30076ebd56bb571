import type { ProductSearch } from '@aimante/api-contract/catalogue';
import { Link } from '@aimante/remote';
import { Button, EmptyState } from '@aimante/ui';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CATALOGUE_SIZES } from '../../catalogue/picture-sizes.ts';
import { hasPath } from '../../catalogue/product-path.ts';
import { cataloguePath, NO_FILTERS } from '../../product-list/filters.ts';
import { ProductTile } from '../../product-tile/product-tile.tsx';
import grid from '../../product-tile/tile-grid.module.css';
import styles from './products-page.module.css';

type ProductGroup = ProductSearch['groups'][number];

interface CatalogueResultProps {
  readonly found: ProductSearch;
  readonly search: string;
}

const FIRST_ROW = 2;

/** The cards. They stay as they are while a pressed filter is shown. */
export const CatalogueResult = memo(function CatalogueResult({ found, search }: CatalogueResultProps) {
  const { t } = useTranslation();
  const { groups, corrected, isGrouped, total } = found;
  if (total === 0) {
    return (
      <EmptyState
        title={t('products.empty.title')}
        actions={<Button render={<Link to="/contact" />}>{t('products.empty.action')}</Button>}
      >
        {t('products.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      {corrected !== null && <Correction search={search} corrected={corrected} />}
      {groups.map((group, index) => (
        <Group
          key={group.category?.id ?? ''}
          group={group}
          title={group.category?.name ?? titleOfRest({ isGrouped, search: corrected ?? search }, t)}
          isFirst={index === 0}
        />
      ))}
    </>
  );
});

export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('products.noMatch.title')}
      actions={<Button onClick={onClear}>{t('products.noMatch.action')}</Button>}
    >
      {t('products.noMatch.text')}
    </EmptyState>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function titleOfRest({ isGrouped, search }: { isGrouped: boolean; search: string }, t: Translate): string {
  if (isGrouped) return t('products.group.none');
  return search ? t('products.group.search', { search }) : t('products.group.all');
}

/** The searched words are in no product. A similar search is shown instead. */
function Correction({ search, corrected }: { readonly search: string; readonly corrected: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.correction} role="status">
      {t('products.corrected', { search })}{' '}
      <Link to={cataloguePath({ ...NO_FILTERS, search: corrected })}>{corrected}</Link>
    </p>
  );
}

interface GroupProps {
  readonly group: ProductGroup;
  readonly title: string;
  readonly isFirst: boolean;
}

function Group({ group: { category, products }, title, isFirst }: GroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <header className={styles.groupHead}>
        <h2 id={titleId}>{title}</h2>
        {category?.description && <p>{category.description}</p>}
      </header>
      <ul className={grid.grid}>
        {products.filter(hasPath).map((product, place) => (
          <li key={product.id} className={styles.cell}>
            <ProductTile product={product} sizes={CATALOGUE_SIZES} isPriority={isFirst && place < FIRST_ROW} />
          </li>
        ))}
      </ul>
    </section>
  );
}
