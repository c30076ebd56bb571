import { Link, useSession } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../checkout-frame/back-link.tsx';
import styles from './cart-page.module.css';
import { useCartRemoval } from './line/use-cart-removal.ts';

export function CartFoot() {
  const { t } = useTranslation();
  const session = useSession();
  const { clear } = useCartRemoval();
  return (
    <>
      <div className={styles.foot}>
        <BackLink to="/products">{t('cart.continue.label')}</BackLink>
        <button type="button" className={styles.clear} onClick={clear}>
          {t('cart.clear.label')}
        </button>
      </div>
      <p className={styles.saved}>
        <Link to="/cart/send">{t('cart.send.label')}</Link>
      </p>
      <p className={styles.saved}>{t(session ? 'cart.saved.account' : 'cart.saved.text')}</p>
    </>
  );
}
