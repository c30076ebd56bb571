import type { ProductTile as Tile } from '@aimante/api-contract/catalogue';
import { Link, useLocale } from '@aimante/remote';
import { Badge, Price, ProductCard } from '@aimante/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPath, productPath } from '../catalogue/product-path.ts';
import { ShopPicture } from '../catalogue/shop-picture.tsx';
import { TileAdd } from './tile-add.tsx';

interface ProductTileProps {
  readonly product: Tile;
  /** Replaces `/products/<slug or id>`. */
  readonly to?: string;
  readonly isNewTab?: boolean;
  /** Replaces the product's own text. */
  readonly text?: string;
  readonly sizes: string;
  readonly isPriority?: boolean;
  readonly className?: string | undefined;
}

export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { product, isNewTab = false, text, sizes, isPriority = false, className } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const isUnavailable = !hasPath(product);
  const newTab = isNewTab ? { target: '_blank', rel: 'noopener', 'aria-describedby': NEW_TAB_NOTE } : {};
  return (
    <ProductCard
      className={className}
      name={product.name}
      link={isUnavailable ? <span /> : <Link to={props.to ?? productPath(product)} {...newTab} />}
      picture={<ShopPicture picture={product.picture ?? undefined} sizes={sizes} alt="" isPriority={isPriority} />}
      badge={<TileBadge product={product} />}
      text={isUnavailable ? t('tile.unavailable') : (text ?? product.description)}
      price={!isUnavailable && <Price cents={product.priceCents} locale={locale} />}
      unit={!isUnavailable && t('tile.unit')}
      isUnavailable={isUnavailable}
      action={!isUnavailable && product.isBoughtAtOnce && <TileAdd product={product} />}
    />
  );
});

/** Id of the sentence which states, for all cards beside it, that they open in a new tab. */
export const NEW_TAB_NOTE = 'product-tiles-new-tab';

function TileBadge({ product }: { readonly product: Tile }) {
  const { t } = useTranslation();
  if (!product.isInStock) return <Badge tone="neutral">{t('tile.badge.outOfStock')}</Badge>;
  if (product.isAvailableForMarket) return <Badge tone="success">{t('tile.badge.market')}</Badge>;
  return null;
}
