import type { Quote } from '@aimante/api-contract/checkout';
import type { Order, OrderLine } from '@aimante/api-contract/orders';
import { type Cart, quantityOf } from '../cart/cart.ts';
import { lineTotalCents, totalsOfCart } from '../cart/cart-totals.ts';
import { goneLines } from '../quote/gone-lines.ts';
import { extrasOf } from './extras.ts';

type MagnetShape = OrderLine['magnetShape'];

export interface SummaryPicture {
  readonly src: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly shape: MagnetShape | undefined;
}

export interface SummaryLine {
  readonly id: string;
  /** Null until the shop answers. */
  readonly name: string | null;
  readonly options: string | null;
  readonly count: number;
  /** True for items made from photos. Other products count as items. */
  readonly isMagnet: boolean;
  /** Null for a line that is no longer available. */
  readonly totalCents: number | null;
  readonly pictures: readonly SummaryPicture[];
}

/** Contents and totals of a purchase, before or after the order. */
export interface Summary {
  readonly lines: readonly SummaryLine[];
  readonly count: number;
  readonly subtotalCents: number;
  /** Contains `pointsCents`. */
  readonly discountCents: number;
  readonly pointsCents: number;
  readonly couponCode: string | null;
  /** Part of the subtotal. 0: no gift wrap. */
  readonly giftWrapCents: number;
  /** Null until the shop answers. */
  readonly shippingCents: number | null;
  readonly totalCents: number;
  /** "dont TVA 20 %" and its amount. Null while unknown. */
  readonly vat: { readonly notice: string; readonly cents: number } | null;
}

const DEFAULT_SIDE_MM = 50;

export function summaryOfCart(cart: Cart, quote: Quote | undefined): Summary {
  const own = totalsOfCart(cart);
  const totals = quote ?? own;
  const gone = goneLines(cart, quote);
  const lines = cart.lines.map((line): SummaryLine => {
    const quoted = quote?.lines.find(({ lineId }) => lineId === line.lineId);
    return {
      id: line.lineId,
      name: quoted?.name ?? line.name ?? null,
      options: quoted?.options ?? null,
      count: quantityOf(line),
      isMagnet: line.photos.length > 0,
      totalCents: gone.includes(line) ? null : (quoted?.totalCents ?? lineTotalCents(line)),
      pictures: line.photos.map(({ preview, print }) => ({
        src: preview,
        widthMm: print?.widthMm ?? DEFAULT_SIDE_MM,
        heightMm: print?.heightMm ?? DEFAULT_SIDE_MM,
        shape: print?.shape,
      })),
    };
  });
  return {
    lines,
    count: lines.reduce((sum, { count }) => sum + count, 0),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    couponCode: quote ? (quote.coupon?.code ?? null) : (cart.coupon?.code ?? null),
    ...extrasOf(quote),
    totalCents: totals.totalCents,
    vat: quote ? { notice: quote.vatNotice, cents: quote.vatCents } : null,
  };
}

/** `origin` of the API: photo addresses have a path only. */
export function summaryOfOrder(order: Order, origin: string): Summary {
  const lines = order.lines
    .filter(({ kind }) => kind !== 'gift_wrap')
    .map(
      ({ id, name, options, quantity, isPersonalised, totalCents, photos, ...magnet }): SummaryLine => ({
        id,
        name,
        options,
        count: quantity,
        isMagnet: isPersonalised,
        totalCents,
        pictures: photos.flatMap(({ previewUrl }) =>
          previewUrl === null
            ? []
            : [
                {
                  src: new URL(previewUrl, origin).href,
                  widthMm: magnet.magnetWidth ?? DEFAULT_SIDE_MM,
                  heightMm: magnet.magnetHeight ?? DEFAULT_SIDE_MM,
                  shape: magnet.magnetShape,
                },
              ],
        ),
      }),
    );
  return {
    lines,
    count: lines.reduce((sum, { count }) => sum + count, 0),
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    pointsCents: order.pointsCents,
    couponCode: order.couponCode,
    giftWrapCents: order.lines.find(({ kind }) => kind === 'gift_wrap')?.totalCents ?? 0,
    shippingCents: order.shippingCents,
    totalCents: order.totalCents,
    vat: { notice: order.vatNotice, cents: order.vatCents },
  };
}
