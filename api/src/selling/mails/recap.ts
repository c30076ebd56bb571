import type { Order } from '@aimante/api-contract/orders';
import { formatDate } from '@aimante/shop/calendar';
import { formatCents } from '@aimante/shop/money';
import { formatNumber } from '@aimante/shop/numbers';
import { addressLines, placeLine } from '@aimante/shop/postal';
import type { Recap } from '../../platform/mail/contents/mail-text.ts';
import type { Locale } from '../../platform/text/refusal.ts';

const words = {
  fr: {
    subtotal: 'Sous-total',
    discount: (code: string) => `Remise ${code}`.trim(),
    points: (count: number) => `${formatNumber(count, 'fr')} points fidélité`,
    delivery: 'Livraison',
    free: 'Offerte',
    total: 'Total',
    with: (label: string, amount: string) => `${label} : ${amount}`,
    between: (from: string, to: string) => `Entre le ${from} et le ${to}`,
    on: (time: string) => `Le ${time}`,
    gift: 'Cadeau : aucun prix dans le colis',
    card: (message: string) => `Sur la carte : « ${message} »`,
  },
  en: {
    subtotal: 'Subtotal',
    discount: (code: string) => `Discount ${code}`.trim(),
    points: (count: number) => `${formatNumber(count, 'en')} loyalty points`,
    delivery: 'Delivery',
    free: 'Free',
    total: 'Total',
    with: (label: string, amount: string) => `${label}: ${amount}`,
    between: (from: string, to: string) => `Between ${from} and ${to}`,
    on: (time: string) => `On ${time}`,
    gift: 'Gift: no prices in the parcel',
    card: (message: string) => `On the card: “${message}”`,
  },
};

export function recapOf(order: Order, locale: Locale): Recap {
  const { subtotal, discount, points, delivery, free, total } = words[locale];
  const couponCents = order.discountCents - order.pointsCents;
  const amount = (cents: number) => formatCents(cents, locale);
  return {
    lines: order.lines.map((line) => ({
      label: line.name,
      detail: [line.options, `${line.quantity} × ${amount(line.unitPriceCents)}`].filter(Boolean).join(' · '),
      amount: amount(line.totalCents),
    })),
    sums: [
      { label: subtotal, amount: amount(order.subtotalCents) },
      ...(couponCents > 0 ? [{ label: discount(order.couponCode ?? ''), amount: `−${amount(couponCents)}` }] : []),
      ...(order.pointsCents > 0 ? [{ label: points(order.pointsSpent), amount: `−${amount(order.pointsCents)}` }] : []),
      { label: delivery, amount: order.shippingCents > 0 ? amount(order.shippingCents) : free },
      { label: total, detail: vatOf(order, locale), amount: amount(order.totalCents), isTotal: true },
    ],
    delivery: {
      title: order.shippingMethodName,
      lines: [...placeOf(order, locale), ...whenOf(order, locale), ...giftOf(order, locale)],
    },
  };
}

const vatOf = ({ vatCents, vatNotice }: Order, locale: Locale): string =>
  vatCents > 0 ? words[locale].with(vatNotice, formatCents(vatCents, locale)) : vatNotice;

function placeOf({ marketEvent, relay, shippingAddress }: Order, locale: Locale): string[] {
  if (marketEvent) return [placeLine(marketEvent)];
  if (relay) return [relay.name, relay.line1, `${relay.postalCode} ${relay.city}`];
  return shippingAddress ? addressLines(shippingAddress, locale) : [];
}

function whenOf({ marketEvent, estimate }: Order, locale: Locale): string[] {
  const { on, between } = words[locale];
  if (marketEvent) return [on(formatDate(marketEvent.startsAt, locale, 'moment'))];
  return estimate ? [between(formatDate(estimate.from, locale), formatDate(estimate.to, locale))] : [];
}

function giftOf({ gift }: Order, locale: Locale): string[] {
  if (!gift) return [];
  return [words[locale].gift, ...(gift.message ? [words[locale].card(gift.message)] : [])];
}
