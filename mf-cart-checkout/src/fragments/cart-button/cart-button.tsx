import { Link } from '@aimante/remote';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useTranslation } from 'react-i18next';
import { countKey, countMagnets } from '../../cart/cart.ts';
import { useCart } from '../../cart/use-cart.ts';
import styles from './cart-button.module.css';
import { JustAdded } from './just-added.tsx';
import { MiniCart } from './mini-cart.tsx';
import { useReveal } from './use-reveal.ts';

const labels = { 'cart.line.magnets': 'cartButton.link.label', 'cart.line.items': 'cartButton.link.items' } as const;

export function CartButton() {
  const { t } = useTranslation();
  const cart = useCart();
  const count = cart ? countMagnets(cart) : 0;
  const { isShown, hide, listeners } = useReveal();
  return (
    <>
      <div className={styles.root} {...listeners}>
        <Link
          className={styles.button}
          to="/cart"
          onClick={hide}
          aria-label={t(labels[countKey(cart?.lines ?? [])], { count })}
        >
          <ShoppingBag size={22} aria-hidden="true" />
          {count > 0 && <span className={styles.badge}>{count}</span>}
        </Link>
        {isShown && cart && count > 0 && <MiniCart cart={cart} onLeave={hide} />}
      </div>
      {/* Outside, because the focus in the drawer would reveal the preview under it. */}
      {cart && <JustAdded cart={cart} />}
    </>
  );
}
