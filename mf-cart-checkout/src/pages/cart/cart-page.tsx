import { untilLoaded } from '@aimante/remote';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cart, countKey, countMagnets } from '../../cart/cart.ts';
import { useCart, useCartStore } from '../../cart/use-cart.ts';
import { noteQuote } from '../../quote/gone-lines.ts';
import { pendingPhotos } from '../../quote/order-items.ts';
import { useQuote } from '../../quote/use-quote.ts';
import { CartFoot } from './cart-foot.tsx';
import styles from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useKnownPlace } from './known-place.ts';
import { CartLineView } from './line/cart-line-view.tsx';

/** Photos are still on their way only right after they were added. */
const UploadStatus = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "cart-more" */ './photos/upload-status.tsx')))
    .UploadStatus,
}));

/** The HTML of the server has both looks of a cart. The first script of the page knows which one the visitor sees. */
export function CartPage() {
  const cart = useCart();
  if (cart && cart.lines.length > 0) return <FilledCart cart={cart} />;
  return (
    <>
      {/* The cart of an account may be filled on another device. */}
      <div className={cart ? undefined : styles.ifEmpty} data-live="account">
        <EmptyCart />
      </div>
      {!cart && (
        <div className={styles.ifFilled}>
          <CartSkeleton />
        </div>
      )}
    </>
  );
}

function FilledCart({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  const place = useKnownPlace();
  const current = useQuote(cart, place);
  const { quote, isCurrent } = current;
  const { change } = useCartStore();
  useEffect(() => {
    if (quote && isCurrent && noteQuote(cart, quote) !== cart) change((kept) => noteQuote(kept, quote));
  }, [cart, quote, isCurrent, change]);
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('cart.intro.title')}</h1>
        <p>{t(countKey(cart.lines), { count: countMagnets(cart) })}</p>
      </header>
      <div className={styles.columns}>
        <div>
          {pendingPhotos(cart) > 0 && (
            <Suspense>
              <UploadStatus cart={cart} />
            </Suspense>
          )}
          <ul className={styles.lines} aria-label={t('cart.lines.label')}>
            {cart.lines.map((line) => (
              <CartLineView
                key={line.lineId}
                line={line}
                quoted={quote?.lines.find(({ lineId }) => lineId === line.lineId)}
                notices={quote?.notices.filter(({ lineId }) => lineId === line.lineId) ?? []}
              />
            ))}
          </ul>
          <CartFoot />
        </div>
        <CartSummary cart={cart} current={current} place={place} />
      </div>
    </>
  );
}
