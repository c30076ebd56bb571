import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './cart-page.module.css';

export function CartSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} aria-busy="true">
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('cart.intro.title')}</h1>
      </header>
      <div className={styles.columns}>
        <Skeleton shape="block" height="16rem" />
        <Skeleton shape="block" height="26rem" />
      </div>
    </div>
  );
}
