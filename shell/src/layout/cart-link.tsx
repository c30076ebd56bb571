import { Link } from '@aimante/remote';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../shell-context.ts';
import { useLocalized } from '../texts.tsx';
import styles from './header.module.css';

const NONE = () => 0;
/** Where the starter writes the count into the server's HTML. */
const PLACE = '#';

/** The cart without the remote that previews it: the same look, the last known count. */
export function CartLink() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { cartCount } = useShell();
  const count = useSyncExternalStore(cartCount.subscribe, cartCount.get, NONE);
  const label = count > 0 ? t('header.cartCount', { count, shown: count }) : t('header.cart');
  return (
    <Link
      className={styles.toggle ?? ''}
      to={localized('/cart')}
      aria-label={label}
      data-cart=""
      data-none={t('header.cart')}
      data-one={t('header.cartCount', { count: 1, shown: PLACE })}
      data-many={t('header.cartCount', { count: 2, shown: PLACE })}
      data-count={count > 0 ? count : undefined}
      suppressHydrationWarning
    >
      <ShoppingBag size={22} aria-hidden="true" />
    </Link>
  );
}
