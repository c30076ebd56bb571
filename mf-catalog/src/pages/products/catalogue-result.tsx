import { Link } from '@aimante/remote';
import { Button, EmptyState } from '@aimante/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CATALOGUE_SIZES } from '../../catalogue/picture-sizes.ts';
import { isInStock } from '../../offer/stock.ts';
import type { ProductGroup } from '../../product-list/grouping.ts';
import { ProductTile } from '../../product-tile/product-tile.tsx';
import grid from '../../product-tile/tile-grid.module.css';
import styles from './products-page.module.css';
import { useWholeList } from './use-whole-list.ts';

interface CatalogueResultProps {
  readonly groups: readonly ProductGroup[];
  /** True if the shop has no products at all, whatever the filters. */
  readonly isCatalogueEmpty: boolean;
  readonly onClear: () => void;
}

const FIRST_ROW = 2;

export function CatalogueResult({ groups, isCatalogueEmpty, onClear }: CatalogueResultProps) {
  const { t } = useTranslation();
  if (isCatalogueEmpty) {
    return (
      <EmptyState
        title={t('products.empty.title')}
        actions={<Button render={<Link to="/contact" />}>{t('products.empty.action')}</Button>}
      >
        {t('products.empty.text')}
      </EmptyState>
    );
  }
  if (groups.length === 0) {
    return (
      <EmptyState
        title={t('products.noMatch.title')}
        actions={<Button onClick={onClear}>{t('products.noMatch.action')}</Button>}
      >
        {t('products.noMatch.text')}
      </EmptyState>
    );
  }
  return <Groups groups={groups} />;
}

function Groups({ groups }: Pick<CatalogueResultProps, 'groups'>) {
  return useWholeList(groups).map((group, index) => (
    <Group key={group.category?.id ?? ''} group={group} isFirst={index === 0} />
  ));
}

function Group({
  group: { category, products },
  isFirst,
}: {
  readonly group: ProductGroup;
  readonly isFirst: boolean;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <header className={styles.groupHead}>
        <h2 id={titleId}>{category?.name ?? t('products.group.none')}</h2>
        {category?.description && <p>{category.description}</p>}
      </header>
      <ul className={grid.grid}>
        {products.map((product, place) => (
          <li key={product.id || product.slug} className={styles.cell}>
            <ProductTile
              product={product}
              isOutOfStock={!isInStock(product)}
              sizes={CATALOGUE_SIZES}
              isPriority={isFirst && place < FIRST_ROW}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
