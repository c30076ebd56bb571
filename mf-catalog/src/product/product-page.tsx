import { ApiError } from '@aimante/api-contract';
import { Link, usePageParams, usePlatform, useT } from '@aimante/remote';
import { Button, DoorArt, EmptyState, ErrorPanel } from '@aimante/ui';
import ImageOff from 'lucide-react/icons/image-off';
import { useEffect } from 'react';
import { bundlesQuery, productQuery } from '../catalogue/queries.ts';
import { useShopQuery } from '../catalogue/shop-query.ts';
import { activeBundles } from '../offer/selection.ts';
import styles from './product-page.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

export function ProductPage() {
  const { identifier = '' } = usePageParams();
  const product = useShopQuery(productQuery(identifier));
  const bundles = useShopQuery(bundlesQuery(product.data?.id));

  if (product.data === null) return <ProductNotFound />;
  if (product.isError) {
    return <ProductError error={product.error} isRetrying={product.isFetching} onRetry={product.refetch} />;
  }
  // Without an answer about bundles the product is sold by the piece.
  if (!product.data || bundles.isPending) return <ProductSkeleton />;
  return <ProductView key={product.data.id} product={product.data} bundles={activeBundles(bundles.data ?? [])} />;
}

function ProductNotFound() {
  const t = useT();
  const { page } = usePlatform();
  useEffect(() => page.set({ status: 404, title: t('product.notFound.head') }), [page, t]);
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

interface ProductErrorProps {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function ProductError({ error, isRetrying, onRetry }: ProductErrorProps) {
  const t = useT();
  const { message, requestId } = error instanceof ApiError ? error : { message: '', requestId: undefined };
  return (
    <div className={styles.state}>
      <ErrorPanel
        level={1}
        title={message || t('product.error.title')}
        reference={requestId && t('product.error.reference', { reference: requestId })}
        onRetry={onRetry}
        retryLabel={t('product.error.retry')}
        isRetrying={isRetrying}
        actions={
          <Button size="small" variant="secondary" render={<Link to="/products" />}>
            {t('product.notFound.action')}
          </Button>
        }
      >
        {t('product.error.text')}
      </ErrorPanel>
    </div>
  );
}
