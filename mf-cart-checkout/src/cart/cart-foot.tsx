import { Link, useT } from '@aimante/remote';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import styles from './cart-page.module.css';
import { useCartRemoval } from './use-cart-removal.ts';

export function CartFoot() {
  const t = useT();
  const { clear } = useCartRemoval();
  return (
    <>
      <div className={styles.foot}>
        <Link className={styles.back} to="/products">
          <ArrowLeft size={18} aria-hidden="true" />
          {t('cart.continue.label')}
        </Link>
        <button type="button" className={styles.clear} onClick={clear}>
          {t('cart.clear.label')}
        </button>
      </div>
      <p className={styles.saved}>{t('cart.saved.text')}</p>
    </>
  );
}
