import type { Bundle, Product } from '@aimante/api-contract/catalogue';
import { Link, useLocale, usePlatform } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { Breadcrumb } from '@aimante/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productHead, productTrail } from '../../catalogue/product-head.ts';
import { offerOf } from '../../offer/offer.ts';
import { firstSelection } from '../../offer/selection.ts';
import { settingsQuery } from '../../shop-identity/settings-query.ts';
import { Gallery } from './gallery/gallery.tsx';
import { SetPreview } from './preview/set-preview.tsx';
import { TrueSize } from './preview/true-size.tsx';
import styles from './product-page.module.css';
import { ProductTabs } from './product-tabs.tsx';
import { PurchasePanel } from './purchase/purchase-panel.tsx';
import { SimilarProducts } from './similar-products.tsx';

interface ProductViewProps {
  readonly product: Product;
  /** Active bundles only. */
  readonly bundles: readonly Bundle[];
}

export function ProductView({ product, bundles }: ProductViewProps) {
  const { t } = useTranslation();
  const [selection, select] = useState(() => firstSelection(product, bundles));
  const offer = offerOf(product, bundles, selection);
  useProductHead(product, bundles);
  useProductViewEvent(product);

  return (
    <>
      <div className={styles.breadcrumb}>
        <Breadcrumb
          label={t('product.breadcrumb.label')}
          steps={[
            { id: '/', label: t('product.breadcrumb.home'), link: <Link to="/" /> },
            { id: '/products', label: t('product.breadcrumb.products'), link: <Link to="/products" /> },
            { id: product.id, label: product.name },
          ]}
        />
      </div>
      <div className={styles.top}>
        <Gallery pictures={product.pictures} name={product.name} />
        <div className={styles.choices}>
          <PurchasePanel product={product} bundles={bundles} offer={offer} selection={selection} onSelect={select} />
        </div>
        <SetPreview product={product} quantity={offer.quantity} />
      </div>
      <TrueSize product={product} />
      <ProductTabs product={product} />
      <SimilarProducts product={product} />
    </>
  );
}

function useProductHead(product: Product, bundles: readonly Bundle[]): void {
  const { t } = useTranslation();
  const locale = useLocale();
  const { page, api } = usePlatform();
  const settings = useLoad(settingsQuery).data;
  useEffect(() => {
    page.set(productHead(product, { bundles, pictureOrigin: api.baseUrl, locale, trail: productTrail(t), settings }));
  }, [product, bundles, page, api, locale, t, settings]);
}

function useProductViewEvent({ id, name, price, category }: Product): void {
  const { track } = usePlatform();
  const categoryName = category?.name ?? '';
  useEffect(() => {
    track({ name: 'product_view', data: { id, name, price, category: categoryName } });
  }, [track, id, name, price, categoryName]);
}
