import { ApiError } from '@aimante/api-contract';
import { Link, usePageParams } from '@aimante/remote';
import { Button, ErrorPanel } from '@aimante/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkspaceSkeleton } from '../../workspace/workspace-skeleton.tsx';
import styles from './customize-page.module.css';
import { CustomizeWorkspace } from './customize-workspace.tsx';
import { profileOfProduct } from './purchase-choice.ts';
import { type OfferedProduct, useProduct } from './use-product.ts';

export function CustomizePage() {
  const { identifier = '' } = usePageParams();
  return (
    <div className={styles.page}>
      <CustomizeProduct identifier={identifier} />
    </div>
  );
}

function CustomizeProduct({ identifier }: { identifier: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useProduct(identifier);
  if (data) return <Offer offer={data} />;
  if (error && !isFetching) return <Failure cause={error} retry={() => void refetch()} />;
  return <WorkspaceSkeleton title={t('customize.intro.title')} />;
}

function Offer({ offer }: { offer: OfferedProduct }) {
  const { t } = useTranslation();
  const profile = useMemo(() => profileOfProduct(offer.product), [offer.product]);
  if (profile) return <CustomizeWorkspace offer={offer} profile={profile} />;
  return (
    <ErrorPanel
      level={1}
      className={styles.failure}
      title={t('customize.unsized.title')}
      actions={<BackToProducts isOnlyWay />}
    >
      {t('customize.unsized.text')}
    </ErrorPanel>
  );
}

function Failure({ cause, retry }: { cause: Error; retry(): void }) {
  const { t } = useTranslation();
  const refused = cause instanceof ApiError && cause.status > 0 ? cause : undefined;
  const isOffline = cause instanceof ApiError && cause.status === 0;
  const isGone = refused?.status === 404;
  return (
    <ErrorPanel
      level={1}
      className={styles.failure}
      title={t('customize.failed.title')}
      reference={isGone ? undefined : refused?.requestId}
      onRetry={isGone ? undefined : retry}
      retryLabel={t('customize.failed.retry')}
      actions={<BackToProducts isOnlyWay={isGone} />}
    >
      {isOffline ? t('customize.failed.offline') : refused?.message || t('customize.failed.text')}
    </ErrorPanel>
  );
}

function BackToProducts({ isOnlyWay }: { isOnlyWay: boolean }) {
  const { t } = useTranslation();
  return (
    <Button variant={isOnlyWay ? 'primary' : 'secondary'} size="small" render={<Link to="/products" />}>
      {t('customize.back.label')}
    </Button>
  );
}
