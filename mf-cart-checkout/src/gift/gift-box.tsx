import { untilLoaded } from '@aimante/remote';
import { Checkbox } from '@aimante/ui';
import Gift from 'lucide-react/icons/gift';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAIN_GIFT } from '../cart/cart.ts';
import { setGift } from '../cart/cart-rules.ts';
import { useCart, useCartStore } from '../cart/use-cart.ts';
import styles from './gift-box.module.css';

/** Few carts are gifts. */
const GiftFields = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "cart-more" */ './gift-fields.tsx'))).GiftFields,
}));

interface GiftBoxProps {
  /** From the shop's quote. Undefined until it answers. */
  readonly wrapCents: number | undefined;
}

/** A gift: a card with a message, gift wrap, and no prices in the parcel. It is part of the cart. */
export function GiftBox({ wrapCents }: GiftBoxProps) {
  const { t } = useTranslation();
  const { change } = useCartStore();
  const gift = useCart()?.gift;
  return (
    <div className={styles.box}>
      <Checkbox
        label={
          <span className={styles.label}>
            <Gift size={18} aria-hidden="true" /> {t('gift.choice.label')}
          </span>
        }
        help={gift ? t('gift.choice.chosen') : t('gift.choice.help')}
        checked={gift !== undefined}
        onChange={({ target }) => change((cart) => setGift(cart, target.checked ? PLAIN_GIFT : undefined))}
      />
      {gift && (
        <Suspense>
          <GiftFields gift={gift} wrapCents={wrapCents} />
        </Suspense>
      )}
    </div>
  );
}
