import { Link, usePageParams } from '@aimante/remote';
import { Loaded } from '@aimante/remote/data';
import { Button, ErrorPanel } from '@aimante/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotosOnArrival } from '../../photo-import/photos-on-arrival.tsx';
import { WorkspaceSkeleton } from '../../workspace/workspace-skeleton.tsx';
import styles from './customize-page.module.css';
import { CustomizeWorkspace } from './customize-workspace.tsx';
import { profileOfProduct } from './purchase-choice.ts';
import { type OfferedProduct, useProduct } from './use-product.ts';

export function CustomizePage() {
  const { identifier = '' } = usePageParams();
  return (
    <div className={styles.page}>
      <PhotosOnArrival>
        <CustomizeProduct identifier={identifier} />
      </PhotosOnArrival>
    </div>
  );
}

function CustomizeProduct({ identifier }: { identifier: string }) {
  const { t } = useTranslation();
  const product = useProduct(identifier);
  const title = t('customize.failed.title');
  const panel = { layout: 'card', level: 1, className: styles.failure } as const;
  return (
    <Loaded
      query={product}
      failure={title}
      panel={{ ...panel, actions: <BackToProducts isOnlyWay={false} /> }}
      missing={<ErrorPanel {...panel} title={title} actions={<BackToProducts isOnlyWay />} />}
      skeleton={<WorkspaceSkeleton title={t('customize.intro.title')} />}
    >
      {(offer) => <Offer offer={offer} />}
    </Loaded>
  );
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

function BackToProducts({ isOnlyWay }: { isOnlyWay: boolean }) {
  const { t } = useTranslation();
  return (
    <Button variant={isOnlyWay ? 'primary' : 'secondary'} size="small" render={<Link to="/products" />}>
      {t('customize.back.label')}
    </Button>
  );
}
