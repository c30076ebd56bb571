import { Link, usePageParams, usePlatform } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { Button, DoorArt, EmptyState } from '@aimante/ui';
import ImageOff from 'lucide-react/icons/image-off';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../catalogue/failure.tsx';
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

  if (product.data === null) return <ProductNotFound onSeen={product.refetch} />;
  // If the bundles fail to load, the product is sold by the piece.
  if (product.data && !bundles.isPending) {
    return <ProductView key={product.data.id} product={product.data} bundles={activeBundles(bundles.data ?? [])} />;
  }
  if (!product.isError) return <ProductSkeleton />;
  return (
    <div className={styles.state}>
      <Failure
        level={1}
        error={product.error}
        title={t('product.error.title')}
        text={t('product.error.text')}
        isRetrying={product.isFetching}
        onRetry={product.refetch}
        actions={
          <Button size="small" variant="secondary" render={<Link to="/products" />}>
            {t('product.notFound.action')}
          </Button>
        }
      />
    </div>
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
