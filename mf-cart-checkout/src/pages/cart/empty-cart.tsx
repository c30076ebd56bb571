import { Link } from '@aimante/remote';
import { Button, EmptyState } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useCartStore, useHasFallback } from '../../cart/use-cart.ts';
import styles from './cart-page.module.css';

export function EmptyCart() {
  const { t } = useTranslation();
  const hasFallback = useHasFallback();
  const { restoreFallback } = useCartStore();
  return (
    <div className={styles.empty}>
      <EmptyState
        level={1}
        title={t('cart.empty.title')}
        actions={
          <>
            <Button render={<Link to="/products" />}>{t('cart.empty.action')}</Button>
            {hasFallback && (
              <Button variant="secondary" onClick={restoreFallback}>
                {t('cart.full.restore')}
              </Button>
            )}
          </>
        }
      >
        {t('cart.empty.text')}
      </EmptyState>
    </div>
  );
}
