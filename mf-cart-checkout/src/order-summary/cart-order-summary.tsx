import type { Quote } from '@aimante/api-contract/checkout';
import type { ShippingMethodCode } from '@aimante/api-contract/shipping';
import { useT } from '@aimante/remote';
import type { Cart } from '../cart/cart.ts';
import { OrderSummary } from './order-summary.tsx';
import { summaryOfCart } from './summary.ts';

interface CartOrderSummaryProps {
  readonly cart: Cart;
  readonly quote: Quote | undefined;
  readonly method: ShippingMethodCode;
}

/** Summary of a cart before the order. */
export function CartOrderSummary({ cart, quote, method }: CartOrderSummaryProps) {
  const t = useT();
  return <OrderSummary summary={summaryOfCart(cart, quote)} shippingLabel={t(`summary.method.${method}`)} canEdit />;
}
