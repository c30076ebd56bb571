import { Link, usePlatform, useT } from '@aimante/remote';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useEffect, useState } from 'react';
import styles from './cart-button.module.css';

/** The way to the cart, with the number of magnets in it. */
export function CartButton() {
  const t = useT();
  const { events } = usePlatform();
  const [count, setCount] = useState(0);
  useEffect(() => events.on('cart:changed', (cart) => setCount(cart.count)), [events]);
  return (
    <Link className={styles.button} to="/cart" aria-label={t('cartButton.link.label', { count })}>
      <ShoppingBag size={22} aria-hidden="true" />
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </Link>
  );
}
