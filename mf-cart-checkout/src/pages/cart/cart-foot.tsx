import { useTranslation } from 'react-i18next';
import { BackLink } from '../../checkout-frame/back-link.tsx';
import styles from './cart-page.module.css';
import { useCartRemoval } from './line/use-cart-removal.ts';

export function CartFoot() {
  const { t } = useTranslation();
  const { clear } = useCartRemoval();
  return (
    <>
      <div className={styles.foot}>
        <BackLink to="/products">{t('cart.continue.label')}</BackLink>
        <button type="button" className={styles.clear} onClick={clear}>
          {t('cart.clear.label')}
        </button>
      </div>
      <p className={styles.saved}>{t('cart.saved.text')}</p>
    </>
  );
}
