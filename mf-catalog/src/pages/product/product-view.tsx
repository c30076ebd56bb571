import type { Bundle, Product } from '@aimante/api-contract/catalogue';
import { Link, untilLoaded, useLocale, usePlatform, useSession } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { late } from '@aimante/remote/late';
import { Breadcrumb } from '@aimante/ui';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productHead } from '../../catalogue/product-head.ts';
import { offerOf } from '../../offer/offer.ts';
import { firstSelection } from '../../offer/selection.ts';
import { reviewsQuery } from '../../reviews/reviews-query.ts';
import { settingsQuery } from '../../shop-identity/settings-query.ts';
import { OwnPhotoFridge, OwnPhotoGallery } from './own-photo/own-photo-gallery.tsx';
import { useOwnPhoto } from './own-photo/use-own-photo.ts';
import { SetPreview } from './preview/set-preview.tsx';
import styles from './product-page.module.css';
import { PurchasePanel } from './purchase/purchase-panel.tsx';
import { purchaseWay } from './purchase/purchase-way.ts';

const ProductDetails = late(
  async () =>
    (await untilLoaded(() => import(/* webpackChunkName: "product-details" */ './product-details.tsx'))).ProductDetails,
);

interface ProductViewProps {
  readonly product: Product;
  /** Active bundles only. */
  readonly bundles: readonly Bundle[];
}

export function ProductView({ product, bundles }: ProductViewProps) {
  const [selection, select] = useState(() => firstSelection(product, bundles));
  const offer = offerOf(product, bundles, selection);
  // The price follows a choice at once. The many tiles of the preview come after it.
  const previewed = useDeferredValue(offer.quantity);
  const own = useOwnPhoto();
  const hasAccount = useSession() !== null;
  const way = purchaseWay(product, selection, { offer, hasAccount, hasOwnPhoto: own.photo?.isKept === true });
  const cropAddress = way.kind === 'photos' && own.photo?.isKept ? way.address : undefined;
  useProductHead(product, bundles);
  useProductViewEvent(product);

  return (
    <>
      <ProductPath product={product} />
      <div className={styles.top}>
        <OwnPhotoGallery product={product} own={own} cropAddress={cropAddress} />
        <div className={styles.choices}>
          <PurchasePanel
            product={product}
            bundles={bundles}
            offer={offer}
            selection={selection}
            onSelect={select}
            way={way}
          />
        </div>
        <div className={styles.previews}>
          <OwnPhotoFridge product={product} own={own} />
          <SetPreview product={product} quantity={previewed} ownPhoto={own.photo?.url} />
        </div>
      </div>
      <ProductDetails product={product} />
    </>
  );
}

const ProductPath = memo(function ProductPath({ product }: Pick<ProductViewProps, 'product'>) {
  const { t } = useTranslation();
  return (
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
  );
});

function useProductHead(product: Product, bundles: readonly Bundle[]): void {
  const { t } = useTranslation();
  const locale = useLocale();
  const { page, api } = usePlatform();
  const settings = useLoad(settingsQuery).data;
  const reviews = useLoad(reviewsQuery(product.id)).data;
  useEffect(() => {
    page.set(productHead(product, { bundles, pictureOrigin: api.baseUrl, locale, t, settings, reviews }));
  }, [product, bundles, page, api, locale, t, settings, reviews]);
}

function useProductViewEvent({ id, name, price, category }: Product): void {
  const { track } = usePlatform();
  const categoryName = category?.name ?? '';
  useEffect(() => {
    track({ name: 'product_view', data: { id, name, price, category: categoryName } });
  }, [track, id, name, price, categoryName]);
}
