import { untilLoaded, useLocale, useSession } from '@aimante/remote';
import { isNoResponse } from '@aimante/remote/data';
import { deliveryPromise } from '@aimante/shop/calendar';
import { Card, Notice } from '@aimante/ui';
import Sparkles from 'lucide-react/icons/sparkles';
import Truck from 'lucide-react/icons/truck';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../cart/cart.ts';
import { adoptPrices } from '../../cart/cart-rules.ts';
import { totalsOfCart } from '../../cart/cart-totals.ts';
import { useCartStore } from '../../cart/use-cart.ts';
import { GiftBox } from '../../gift/gift-box.tsx';
import { extrasOf } from '../../order-summary/extras.ts';
import { TotalsList } from '../../order-summary/totals-list.tsx';
import { goneLines } from '../../quote/gone-lines.ts';
import type { CurrentQuote } from '../../quote/use-quote.ts';
import styles from './cart-summary.module.css';
import { CheckoutButtons } from './checkout-buttons.tsx';
import { CouponBox } from './coupon/coupon-box.tsx';
import type { KnownPlace } from './known-place.ts';
import { lineElementId, lineInTheWay } from './line-in-the-way.ts';
import { ShippingLabel, TotalNote, Unserved } from './total-texts.tsx';

/** Both need an answer of the shop first, and few visitors see them. */
const PriceChangeNotice = lazy(async () => ({
  default: (
    await untilLoaded(() => import(/* webpackChunkName: "cart-more" */ './price-change/price-change-notice.tsx'))
  ).PriceChangeNotice,
}));
const PointsBox = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "cart-more" */ '../../points/points-box.tsx')))
    .PointsBox,
}));

interface CartSummaryProps {
  readonly cart: Cart;
  readonly current: CurrentQuote;
  readonly place: KnownPlace | undefined;
}

export function CartSummary({ cart, current: { quote, isCurrent, error }, place }: CartSummaryProps) {
  const { t } = useTranslation();
  const { change } = useCartStore();
  const locale = useLocale();
  const known = isCurrent ? quote : undefined;
  const totals = known ?? totalsOfCart(cart);
  const refusal = known?.notices.find(({ code }) => code === 'COUPON_REFUSED')?.message;
  const inTheWay = lineInTheWay(cart, known);
  const showLine = () => document.getElementById(lineElementId(inTheWay?.lineId ?? ''))?.focus();
  const session = useSession();
  const gone = goneLines(cart, known).length;
  const isNothingLeft = gone === cart.lines.length;
  const points = known?.loyaltyPoints ?? 0;
  const { giftWrapCents, pointsCents, shippingCents } = extrasOf(known);
  return (
    <Card className={styles.card} render={<section aria-labelledby="cart-summary" />}>
      <h2 id="cart-summary" className={styles.title}>
        {t('summary.title.text')}
      </h2>
      {known && known.subtotalCents !== totalsOfCart(cart).subtotalCents && (
        <Suspense>
          <PriceChangeNotice
            cart={cart}
            quote={known}
            onAdopt={(prices) => change((old) => adoptPrices(old, prices))}
          />
        </Suspense>
      )}
      {error && (
        <Notice tone="neutral">{t(isNoResponse(error) ? 'summary.offline.text' : 'summary.unquoted.text')}</Notice>
      )}
      {!isNothingLeft && (
        <TotalsList
          subtotalCents={totals.subtotalCents}
          discountCents={totals.discountCents}
          pointsCents={pointsCents}
          couponCode={cart.coupon?.code ?? null}
          giftWrapCents={giftWrapCents}
          shippingCents={shippingCents}
          shippingLabel={<ShippingLabel place={place} />}
          totalCents={totals.totalCents}
          note={<TotalNote quote={known} place={place} />}
        />
      )}
      <Unserved quote={known} />
      <GiftBox wrapCents={quote?.giftWrap.cents} />
      {quote?.points && (
        <Suspense>
          <PointsBox points={quote.points} />
        </Suspense>
      )}
      <CouponBox discountCents={totals.discountCents - pointsCents} refusal={refusal} />
      {gone > 0 && !isNothingLeft && <Notice tone="warning">{t('summary.gone.text', { count: gone })}</Notice>}
      {inTheWay && !isNothingLeft && <Notice tone="danger">{t('summary.blocked.text')}</Notice>}
      <CheckoutButtons showObstacle={inTheWay && showLine} />
      <ul className={styles.facts}>
        <li>
          <Truck size={18} aria-hidden="true" />
          {known?.estimate ? deliveryPromise(known.estimate, locale) : t('summary.delivery.text')}
        </li>
        {points > 0 && (
          <li>
            <Sparkles size={18} aria-hidden="true" />
            {t(session ? 'summary.points.text' : 'summary.points.guest', { count: points })}
          </li>
        )}
      </ul>
    </Card>
  );
}
