import { createHash } from 'node:crypto';
import { pictureUrl } from '@aimante/api-contract';
import type { Quote, QuoteLine, QuoteNotice } from '@aimante/api-contract/checkout';
import type { quoteRequestSchema } from '@aimante/api-contract/checkout/schemas';
import { parisTime } from '@aimante/shop/calendar';
import { paidByLine, totalsWithPoints } from '@aimante/shop/pricing';
import { vatTerritoryOf } from '@aimante/shop/vat';
import type { z } from 'zod';
import { viewPicture } from '../../catalogue/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { type CommerceSettings, commerceSettings } from '../../platform/settings/commerce-settings.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { type CouponCustomer, type CouponWithUse, findCoupon } from '../coupons/coupon-rows.ts';
import { couponErrors } from '../coupons/errors.ts';
import { isInScope, judgeCoupon, viewAppliedCoupon } from '../coupons/judge-coupon.ts';
import { offerPoints } from '../loyalty/spend-points.ts';
import { readBacklog } from '../shipping/backlog.ts';
import { findMethod } from '../shipping/methods.ts';
import { parcelGrams } from '../shipping/parcel-weight.ts';
import { selectPickupEvents } from '../shipping/pickup-events.ts';
import { vatNotice } from '../vat/vat-notice.ts';
import { type SaleVat, vatOfSale } from '../vat/vat-of-sale.ts';
import { checkoutErrors, noticeTexts } from './errors.ts';
import { type OfferRow, selectOffers } from './offer-rows.ts';
import { type PricedLine, partsByLine, priceCart, stockNeeds } from './price-cart.ts';
import { chargedCents, netOffers } from './price-without-vat.ts';

export type QuoteRequest = z.output<typeof quoteRequestSchema>;

export interface QuoteFor {
  request: QuoteRequest;
  customer: CouponCustomer;
  locale: Locale;
  /** An unpaid order that the next one replaces: its reserved stock and coupon are available to this quote. */
  replacedId?: string | undefined;
  /** Delivered with a paid order, so the delivery costs nothing. */
  isSupplement?: boolean | undefined;
}

export interface FullQuote {
  quote: Quote;
  lines: PricedLine[];
  coupon: CouponWithUse | undefined;
  couponRefusal: Refusal | undefined;
  vat: SaleVat;
  /** What is paid for each line after coupon and points, the gift wrap last. */
  paidCents: number[];
}

type Context = Pick<Services, 'changes' | 'now'>;

/** `db` may be a transaction: an order is quoted in the transaction that places it. */
export async function makeQuote(
  services: Context,
  db: Queryable,
  { request, customer, locale, replacedId, isSupplement = false }: QuoteFor,
): Promise<FullQuote> {
  const now = services.now();
  const settings = await commerceSettings({ db, changes: services.changes });
  const offers = await selectOffers(db, locale, { items: request.items, replacedId });
  const vat = await vatOfSale({ db, changes: services.changes }, saleOf(request, { offers, shop: settings.shop, now }));
  const { lines, missing } = priceCart(request.items, netOffers(offers, vat));
  const subtotalCents = lines.reduce((sum, line) => sum + line.price.totalCents, 0);
  const found = request.couponCode ? await findCoupon(db, request.couponCode, { ...customer, replacedId }) : undefined;
  const couponRefusal = request.couponCode ? judge(found, lines, { subtotalCents, customer, now }) : undefined;
  const coupon = couponRefusal ? undefined : found;
  const events = request.shippingMethod === 'market' ? await selectPickupEvents(db, locale, now) : [];
  const backlog = await readBacklog(db, { now, exceptOrder: replacedId });
  const magnets = lines.reduce((sum, { item }) => sum + item.quantity, 0);
  const giftWrap = { cents: chargedCents(settings.shipping.giftWrapCents, vat), isChosen: request.isGiftWrapped };
  const goods = { lines, coupon, giftWrap, shippingCents: 0, vat };
  const withoutPoints = totalsWithPoints(toTotal(goods));
  const contents = {
    grams: parcelGrams(lines.map(({ item, offer }) => ({ quantity: item.quantity, weightGrams: offer.weightGrams }))),
    goodsCents: withoutPoints.subtotalCents - withoutPoints.discountCents,
  };
  const context = { settings, events, now, backlog, magnets, contents, locale };
  const method = findMethod(context, request.shippingMethod, request);
  const amounts = { ...goods, shippingCents: isSupplement ? 0 : chargedCents(method.priceCents, vat) };
  const points = await offerPoints(db, {
    userId: customer.userId,
    rules: settings.loyalty,
    payableCents: contents.goodsCents,
    isChosen: request.usesPoints,
    replacedId,
  });
  const priced = points?.isChosen ? { ...amounts, pointsCents: points.cents } : amounts;
  const totals = totalsWithPoints(toTotal(priced));
  const notices = [
    ...missing.map((item) => notice('PRODUCT_UNAVAILABLE', item, checkoutErrors.CART_LINE_UNAVAILABLE().say(locale))),
    ...bundleNotices(lines, locale),
    ...stockNotices(lines, locale),
    ...(couponRefusal ? [notice('COUPON_REFUSED', {}, couponRefusal.say(locale))] : []),
    ...(method.isAvailable && method.estimate ? [] : [notice('SHIPPING_UNAVAILABLE', {}, method.reason ?? '')]),
  ];
  const quote: Quote = {
    currency: 'EUR',
    lines: partsByLine(lines).map(viewLine),
    coupon: coupon ? viewAppliedCoupon(coupon) : null,
    points,
    giftWrap,
    ...totals,
    vatRate: orderRate(lines, vat),
    vatRule: vat.rule,
    vatNotice: vatNotice({ ...vat, rates: ratesOf(lines, vat) }, locale),
    shippingMethod: request.shippingMethod,
    parcel: contents,
    estimate: method.estimate,
    loyaltyPoints: lines.reduce((sum, { offer, item }) => sum + offer.loyaltyPoints * item.quantity, 0),
    notices,
    canBeOrdered: lines.length > 0 && notices.every(({ code }) => code === 'BUNDLE_PRICE_LOST'),
    quoteHash: hashOf(request, lines, totals),
    quotedAt: now.toISOString(),
  };
  return { quote, lines, coupon, couponRefusal, vat, paidCents: paidByLine(toTotal(priced)) };
}

interface SaleContext {
  offers: ReadonlyMap<number, OfferRow>;
  shop: CommerceSettings['shop'];
  now: Date;
}

/** A magnet that is collected at a market is sold in France. */
function saleOf(request: QuoteRequest, { offers, shop, now }: SaleContext) {
  const { country, postalCode, shippingMethod } = request;
  const territory = shippingMethod === 'market' ? 'FR' : vatTerritoryOf(country, postalCode);
  const { lines } = priceCart(request.items, offers);
  const grossCents = lines.reduce((sum, line) => sum + line.price.totalCents, 0);
  return { shop, territory, day: parisTime(now).day, grossCents };
}

/** The rates of the articles, each once. */
const ratesOf = (lines: readonly PricedLine[], vat: SaleVat): number[] => [
  ...new Set(lines.length > 0 ? lines.map(({ offer }) => vat.rateOf(offer.vatClass)) : [vat.rateOf('standard')]),
];

/** Delivery and gift wrap have the highest rate of the articles. */
const orderRate = (lines: readonly PricedLine[], vat: SaleVat): number => Math.max(...ratesOf(lines, vat));

interface Amounts {
  lines: readonly PricedLine[];
  coupon: CouponWithUse | undefined;
  giftWrap: Quote['giftWrap'];
  pointsCents?: number;
  shippingCents: number;
  vat: SaleVat;
}

const toTotal = ({ lines, coupon, giftWrap, pointsCents = 0, shippingCents, vat }: Amounts) => ({
  lines: [
    ...lines.map(({ offer, price }) => ({
      totalCents: price.totalCents,
      vatRate: vat.rateOf(offer.vatClass),
      isDiscounted: !coupon || isInScope(coupon, { id: offer.productId, categoryId: offer.categoryId }),
    })),
    ...(giftWrap.isChosen ? [{ totalCents: giftWrap.cents, isDiscounted: false }] : []),
  ],
  discount: coupon && {
    type: coupon.discountType,
    value: coupon.discountValue,
    minimumCents: coupon.minimumCents,
  },
  pointsCents,
  shippingCents,
  vatRate: orderRate(lines, vat),
});

function judge(
  coupon: CouponWithUse | undefined,
  lines: readonly PricedLine[],
  circumstances: Parameters<typeof judgeCoupon>[1],
): Refusal | undefined {
  if (!coupon) return couponErrors.COUPON_UNKNOWN();
  const refusal = judgeCoupon(coupon, circumstances);
  if (refusal) return refusal;
  const isUseful = lines.some(({ offer }) => isInScope(coupon, { id: offer.productId, categoryId: offer.categoryId }));
  return isUseful ? undefined : couponErrors.COUPON_OUT_OF_SCOPE();
}

const notice = (
  code: QuoteNotice['code'],
  { lineId }: { lineId?: string | undefined },
  message: string,
): QuoteNotice => ({
  lineId: lineId ?? null,
  code,
  message,
});

const bundleNotices = (lines: readonly PricedLine[], locale: Locale): QuoteNotice[] =>
  partsByLine(lines)
    .filter((parts) => parts[0]?.item.bundleId != null && parts.every(({ bundle }) => bundle === null))
    .flatMap(([part]) => part ?? [])
    .map(({ item }) => notice('BUNDLE_PRICE_LOST', item, noticeTexts.bundleLost[locale]));

function stockNotices(lines: readonly PricedLine[], locale: Locale): QuoteNotice[] {
  const short = stockNeeds(lines).filter(({ units, available }) => units > available);
  return short.flatMap(({ lines: own, available }) =>
    own.map(({ item, offer }) => ({
      ...notice('OUT_OF_STOCK', item, checkoutErrors.OUT_OF_STOCK({ name: offer.name, available }).say(locale)),
      available,
    })),
  );
}

/** "Lot de 9, mat": the sets of the line, and the variant. */
const choiceOf = (parts: readonly PricedLine[], { variant }: OfferRow): string | null =>
  [...parts.map(({ bundle }) => bundle?.name), variant?.options].filter(Boolean).join(', ') || null;

function sourceOf(parts: readonly PricedLine[], { variant }: OfferRow): QuoteLine['priceSource'] {
  if (parts.some(({ bundle }) => bundle)) return 'bundle';
  return variant?.priceCents == null ? 'product' : 'variant';
}

const viewPart = ({ bundle, item, price }: PricedLine): QuoteLine['parts'][number] => ({
  name: bundle?.name ?? null,
  quantity: item.quantity,
  ...price,
});

/** A cart shows a line's picture 96 px wide. */
const LINE_PICTURE_WIDTH = 320;

function linePicture(picture: NonNullable<OfferRow['picture']>): string {
  const view = viewPicture({ ...picture, id: '', colour: '', alt: '' });
  const width = view.widths.find((each) => each >= LINE_PICTURE_WIDTH) ?? view.widths.at(-1) ?? view.width;
  return pictureUrl(view, width);
}

function viewLine(parts: readonly PricedLine[]): QuoteLine {
  const last = parts.at(-1);
  if (!last) throw new Error('a cart line has no part');
  const { item, offer, price, nextStep } = last;
  const quantity = parts.reduce((sum, part) => sum + part.item.quantity, 0);
  return {
    lineId: item.lineId ?? null,
    productId: offer.productId,
    variantId: offer.variant?.id ?? null,
    bundleId: parts.find(({ bundle }) => bundle)?.bundle?.id ?? null,
    name: offer.name,
    slug: offer.slug,
    options: choiceOf(parts, offer),
    imageUrl: offer.picture && linePicture(offer.picture),
    quantity,
    unitPriceCents: price.unitPriceCents,
    totalCents: parts.reduce((sum, part) => sum + part.price.totalCents, 0),
    price: price.unitPriceCents / 100,
    priceSource: sourceOf(parts, offer),
    parts: parts.map(viewPart),
    nextStep: nextStep ?? null,
    isPersonalised: offer.isPersonalised,
    loyaltyPoints: offer.loyaltyPoints * quantity,
  };
}

/** Hash of the price and of what is ordered, without delivery times and remaining stock. */
function hashOf(request: QuoteRequest, lines: readonly PricedLine[], totals: object): string {
  const paid = lines.map(({ item, price }) => [
    item.productId,
    item.variantId ?? null,
    item.quantity,
    price.unitPriceCents,
  ]);
  const content = JSON.stringify([paid, request.couponCode ?? null, request.shippingMethod, totals]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 32);
}
