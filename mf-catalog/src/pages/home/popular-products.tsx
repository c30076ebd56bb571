import { Link } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { Button, classNames, EmptyState } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { THREE_SIZES } from '../../catalogue/picture-sizes.ts';
import { POPULAR_PRODUCTS, popularProductsQuery } from '../../catalogue/queries.ts';
import { NEW_TAB_NOTE, ProductTile } from '../../product-tile/product-tile.tsx';
import grid from '../../product-tile/tile-grid.module.css';
import { tileOf } from '../../product-tile/tile-of.ts';
import { TileSkeletons } from '../../product-tile/tile-skeletons.tsx';
import { MoreLink } from '../../section/more-link.tsx';
import { Section } from '../../section/section.tsx';

/** The first products of the shop. If they fail to load, the link to all products remains. */
export function PopularProducts() {
  const { t } = useTranslation();
  const { data, isPending } = useLoad(popularProductsQuery);
  return (
    <Section
      title={t('home.popular.title')}
      aside={<MoreLink to="/products">{t('home.popular.all')}</MoreLink>}
      size="medium"
    >
      {isPending && <TileSkeletons count={POPULAR_PRODUCTS} label={t('home.popular.loading')} isThree />}
      {!isPending && (data ?? []).length === 0 && (
        <EmptyState
          level={3}
          title={t('home.popular.empty')}
          actions={
            <Button size="small" render={<Link to="/products" />}>
              {t('home.popular.all')}
            </Button>
          }
        >
          {t('home.popular.emptyText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <p id={NEW_TAB_NOTE} hidden>
            {t('home.popular.newTab')}
          </p>
          <ul className={classNames(grid.grid, grid.three)}>
            {data.slice(0, POPULAR_PRODUCTS).map((product) => (
              <li key={product.id}>
                <ProductTile product={tileOf(product)} to={`/products/${product.id}`} isNewTab sizes={THREE_SIZES} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
