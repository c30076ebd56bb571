import { Link, usePageParams, usePlatform } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { Button, DoorArt, EmptyState } from '@aimante/ui';
import ImageOff from 'lucide-react/icons/image-off';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bundlesQuery, productQuery } from '../../catalogue/queries.ts';
import { activeBundles } from '../../offer/selection.ts';
import styles from './product-page.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

export function ProductPage() {
  const { t } = useTranslation();
  const { identifier = '' } = usePageParams();
  const product = useLoad(productQuery(identifier));
  const bundles = useLoad(bundlesQuery(product.data?.id));

  const actions = (
    <Button size="small" variant="secondary" render={<Link to="/products" />}>
      {t('product.notFound.action')}
    </Button>
  );
  return (
    <Loaded
      query={product}
      failure={t('product.error.title')}
      panel={{ layout: 'card', level: 1, className: styles.state, children: t('product.error.text'), actions }}
      skeleton={<ProductSkeleton />}
    >
      {(data) => {
        if (data === null) return <ProductNotFound onSeen={product.refetch} />;
        if (bundles.isPending) return <ProductSkeleton />;
        // If the bundles fail to load, the product is sold by the piece.
        return <ProductView key={data.id} product={data} bundles={activeBundles(bundles.data ?? [])} />;
      }}
    </Loaded>
  );
}

/** `onSeen` is called when the visitor returns to this tab. */
function ProductNotFound({ onSeen }: { onSeen: () => void }) {
  const { t } = useTranslation();
  const { page } = usePlatform();
  useEffect(() => page.set({ status: 404, title: t('product.notFound.head') }), [page, t]);
  useEffect(() => {
    window.addEventListener('focus', onSeen);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      window.removeEventListener('focus', onSeen);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [onSeen]);
  return (
    <div className={styles.state}>
      <EmptyState
        level={1}
        title={t('product.notFound.title')}
        art={
          <DoorArt scene="paper">
            <ImageOff size={28} />
          </DoorArt>
        }
        actions={<Button render={<Link to="/products" />}>{t('product.notFound.action')}</Button>}
      >
        {t('product.notFound.text')}
      </EmptyState>
    </div>
  );
}
