import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './product-page.module.css';

export function ProductSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.top} aria-busy="true" aria-label={t('product.loading')} role="status">
      <div className={styles.waiting}>
        <Skeleton shape="block" width="100%" ratio={4 / 3} />
        <Skeleton shape="block" width="100%" ratio={6.3} />
      </div>
      <div className={styles.waiting}>
        <Skeleton width="30%" />
        <Skeleton shape="block" width="85%" height="3rem" />
        <Skeleton width="60%" />
        <Skeleton shape="block" width="100%" height="4.5rem" />
        <Skeleton shape="block" width="100%" height="12rem" />
        <Skeleton shape="block" width="100%" height="3.375rem" />
      </div>
    </div>
  );
}
