import type { Quote } from '@aimante/api-contract/checkout';
import type { ShippingMethodCode } from '@aimante/api-contract/shipping';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../cart/cart.ts';
import { OrderSummary } from './order-summary.tsx';
import { summaryOfCart } from './summary.ts';

interface CartOrderSummaryProps {
  readonly cart: Cart;
  readonly quote: Quote | undefined;
  readonly method: ShippingMethodCode;
}

export function CartOrderSummary({ cart, quote, method }: CartOrderSummaryProps) {
  const { t } = useTranslation();
  return <OrderSummary summary={summaryOfCart(cart, quote)} shippingLabel={t(`summary.method.${method}`)} canEdit />;
}
