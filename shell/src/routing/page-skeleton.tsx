import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './page-skeleton.module.css';

export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} data-waiting role="status" aria-busy="true" aria-label={t('page.loading')}>
      <noscript>{t('page.noscript')}</noscript>
      <Skeleton shape="block" height="3rem" width="min(24rem, 80%)" />
      <Skeleton width="min(38rem, 100%)" />
      <Skeleton width="min(30rem, 90%)" />
    </div>
  );
}
