import type { Quote, QuoteNotice } from '@aimante/api-contract/checkout';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../cart/cart.ts';
import { removeCoupon } from '../cart/cart-rules.ts';
import { countGonePhotos } from '../cart/gone-photos.ts';
import { useCartStore } from '../cart/use-cart.ts';
import { goneLines, isGone } from '../quote/gone-lines.ts';
import { lostPhotos, pendingPhotos } from '../quote/order-items.ts';
import { isSold } from '../quote/quote-request.ts';
import type { Obstacle } from './form/obstacle-notice.tsx';

interface Circumstances {
  readonly cart: Cart;
  readonly quote: Quote | undefined;
  /** Path of the delivery step. */
  readonly delivery: string;
  /** Orders without these lines, which stay in the cart. */
  readonly onLeaveOut: (lineIds: readonly string[]) => void;
}

export function useObstacle({ cart, quote, delivery, onLeaveOut }: Circumstances): Obstacle | undefined {
  const { t } = useTranslation();
  const { change } = useCartStore();
  const [pending, lost] = [pendingPhotos(cart), lostPhotos(cart)];
  const toCart = { label: t('payment.way.cart'), to: '/cart' };
  if (!cart.lines.every(isSold)) return { text: t('cart.line.unknown'), way: toCart };
  const gone = goneLines(cart, quote).map(({ lineId }) => lineId);
  const goneNotice = quote?.notices.find(isGone);
  if (goneNotice && gone.length > 0) {
    const leaveOut = { label: t('payment.way.rest', { count: gone.length }), onPress: () => onLeaveOut(gone) };
    return { text: goneNotice.message, way: gone.length < cart.lines.length ? leaveOut : toCart };
  }
  const missing = cart.lines.reduce((sum, line) => sum + countGonePhotos(line), 0);
  if (missing > 0) return { text: t('payment.photos.gone', { count: missing }), way: toCart };
  if (lost > 0) return { text: t('payment.photos.lost', { count: lost }), way: toCart };
  if (pending > 0) return { text: t('payment.photos.pending', { count: pending }), way: toCart };
  const notice = quote?.canBeOrdered === false ? quote.notices.find(isInTheWay) : undefined;
  if (!notice) return undefined;
  if (notice.code === 'COUPON_REFUSED')
    return { text: notice.message, way: { label: t('payment.way.coupon'), onPress: () => change(removeCoupon) } };
  const toDelivery = { label: t('payment.way.delivery'), to: delivery };
  return { text: notice.message, way: notice.code === 'SHIPPING_UNAVAILABLE' ? toDelivery : toCart };
}

const isInTheWay = ({ code }: QuoteNotice) => code !== 'BUNDLE_PRICE_LOST';
