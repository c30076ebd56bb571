import type { Order } from '@aimante/api-contract/orders';
import type { Address } from '@aimante/api-contract/users';
import { usePlatform } from '@aimante/remote';
import { Skeleton } from '@aimante/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../cart/cart.ts';
import { useArrivedUploads } from '../cart/uploads/use-arrived-uploads.ts';
import { useCartStore } from '../cart/use-cart.ts';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { CheckoutFrame, type CheckoutStep } from '../checkout-frame/checkout-frame.tsx';
import { basisOf, readAttempt } from '../order-placement/order-attempt.ts';
import { destinationOf, orderBody } from '../order-placement/order-body.ts';
import { CartOrderSummary } from '../order-summary/cart-order-summary.tsx';
import { OrderSummary } from '../order-summary/order-summary.tsx';
import { summaryOfOrder } from '../order-summary/summary.ts';
import { isUnknownOrder, OrderFailed } from '../placed-order/order-failed.tsx';
import { confirmedToken, type OrderReference, orderAddress } from '../placed-order/order-reference.ts';
import { isBeingConfirmed, useOrder } from '../placed-order/use-order.ts';
import { PointsBox } from '../points/points-box.tsx';
import { isAllGone, withoutLines } from '../quote/gone-lines.ts';
import { useQuote } from '../quote/use-quote.ts';
import { type Obstacle, ObstacleNotice } from './form/obstacle-notice.tsx';
import { PaymentForm } from './form/payment-form.tsx';
import { useObstacle } from './obstacle.ts';
import { cartPaymentKey, paymentKey } from './progress/payment-store.ts';
import { DraftRecap, OrderRecap } from './recap.tsx';

interface PaymentStepProps {
  readonly steps: readonly CheckoutStep[];
  readonly cart: Cart;
  readonly draft: CheckoutDraft;
  /** Saved addresses of the account. Empty for a guest. */
  readonly addresses: readonly Address[];
  readonly isGuest: boolean;
}

/** Pays the cart, or the unpaid order that was just placed from it. */
export function PaymentStep({ steps, cart: whole, draft, addresses, isGuest }: PaymentStepProps) {
  const { t } = useTranslation();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const cart = withoutLines(whole, leftOut);
  const cartStore = useCartStore();
  const identity = { checkoutId: cartStore.checkoutId(), lastCheckoutId: cartStore.lastCheckoutId() };
  const body = (quoteHash: string) => orderBody({ cart, draft, addresses, isGuest, quoteHash, ...identity });
  // State at mount: an order that is placed here is paid in the form that placed it.
  const [attempt] = useState(readAttempt);
  const isSame = attempt?.basis === basisOf(body(''));
  const existing = useOrder(isSame && attempt.order ? { token: attempt.order.token } : undefined);
  const current = useQuote(cart, destinationOf(draft, addresses));
  const { quote } = current;
  useArrivedUploads(cart);
  const obstacle = useObstacle({
    ...{ cart, quote, delivery: isGuest ? '/checkout/guest?step=livraison' : '/checkout' },
    onLeaveOut: (lineIds) => setLeftOut([...leftOut, ...lineIds]),
  });
  if (existing.data && (existing.data.actions.canPay || existing.data.paymentStatus === 'paid'))
    return <ExistingOrder steps={steps} order={existing.data} />;
  // A form shown during the load would be replaced by the form of the order, and typed data would be lost.
  if (existing.isLoading) return <ComingOrder steps={steps} />;
  return (
    <CheckoutFrame
      steps={steps}
      current="payment"
      title={t('payment.intro.title')}
      summary={<CartOrderSummary cart={cart} quote={quote} method={draft.method} />}
    >
      <DraftRecap
        draft={draft}
        addresses={addresses}
        isGuest={isGuest}
        gift={cart.gift}
        estimate={quote?.estimate ?? null}
      />
      <PointsBox points={quote?.points} />
      {obstacle && isAllGone(cart, quote) ? (
        <ObstacleNotice obstacle={obstacle} />
      ) : (
        <PaymentForm
          paymentKey={cartPaymentKey(identity.checkoutId)}
          email={draft.email}
          order={undefined}
          quote={quote}
          quoteError={current.error}
          refetchQuote={current.refetch}
          body={body}
          obstacle={obstacle}
        />
      )}
    </CheckoutFrame>
  );
}

interface OrderToPayProps {
  readonly steps: readonly CheckoutStep[];
  readonly reference: OrderReference;
  /** Shown if the order cannot be loaded. */
  readonly missing: ReactNode;
}

export function OrderToPay({ steps, reference, missing }: OrderToPayProps) {
  const order = useOrder(reference);
  if (order.data) return <ExistingOrder steps={steps} order={order.data} />;
  if (isUnknownOrder(order.error)) return missing;
  return <ComingOrder steps={steps}>{order.error && <OrderFailed order={order} />}</ComingOrder>;
}

function ComingOrder({ steps, children }: { readonly steps: readonly CheckoutStep[]; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <CheckoutFrame steps={steps} current="payment" title={t('payment.intro.title')} summary={null}>
      {children ?? <Skeleton shape="block" height="36rem" />}
    </CheckoutFrame>
  );
}

function ExistingOrder({ steps, order }: { steps: readonly CheckoutStep[]; order: Order }) {
  const { t } = useTranslation();
  const { api, navigate } = usePlatform();
  const confirmed = confirmedToken(order);
  function obstacleOf({ actions, payment, trackToken }: Order): Obstacle | undefined {
    if (!actions.canPay) return { text: t('payment.order.closed') };
    if (payment?.state !== 'open' || !isBeingConfirmed(order)) return undefined;
    const way = { label: t('payment.repeat.open'), to: orderAddress('/checkout/confirmation', trackToken) };
    return { text: t('payment.order.confirming'), way };
  }
  useEffect(() => {
    if (confirmed) navigate(orderAddress('/checkout/confirmation', confirmed), { replace: true });
  }, [confirmed, navigate]);
  return (
    <CheckoutFrame
      steps={steps}
      current="payment"
      title={t('payment.intro.title')}
      summary={
        <OrderSummary
          summary={summaryOfOrder(order, api.baseUrl)}
          shippingLabel={t(`summary.method.${order.shippingMethod}`)}
          canEdit={false}
        />
      }
    >
      <OrderRecap order={order} />
      <PaymentForm
        paymentKey={paymentKey(order)}
        email={order.email}
        order={order}
        quote={undefined}
        quoteError={null}
        refetchQuote={nothingToQuote}
        body={nothingToOrder}
        obstacle={confirmed ? undefined : obstacleOf(order)}
      />
    </CheckoutFrame>
  );
}

const nothingToQuote = async () => undefined;
const nothingToOrder = () => {
  throw new Error('This order already exists.');
};
