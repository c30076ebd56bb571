import type { Order } from '@aimante/api-contract/orders';
import { useLocale } from '@aimante/remote';
import { formatDate, formatDayAndHours } from '@aimante/shop/calendar';
import { addressLines, placeLine } from '@aimante/shop/postal';
import { formatPrice } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirmation-view.module.css';

export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { totalCents, vatCents, vatNotice, discountCents, couponCode, gift, loyaltyPoints, isGuestOrder, paidAt } =
    order;
  return (
    <dl className={styles.factList}>
      <Fact label={t('confirmation.delivery.label')}>
        {deliveryLines(order, locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{t(`summary.method.${order.shippingMethod}`)}</span>
      </Fact>
      <Fact label={t('confirmation.payment.label')}>
        <span>
          {paidAt
            ? t('confirmation.payment.paid', {
                amount: formatPrice(totalCents, locale),
                at: formatDate(paidAt, locale, 'shortMoment'),
              })
            : formatPrice(totalCents, locale)}
        </span>
        <span>
          {vatCents > 0
            ? t('summary.vat.amount', { notice: vatNotice, amount: formatPrice(vatCents, locale) })
            : vatNotice}
        </span>
        {order.pointsCents > 0 && (
          <span>
            {t('confirmation.payment.points', {
              count: order.pointsSpent,
              amount: formatPrice(order.pointsCents, locale),
            })}
          </span>
        )}
        {discountCents > order.pointsCents && (
          <span>
            {t('confirmation.payment.discount', {
              code: couponCode ?? '',
              amount: formatPrice(discountCents - order.pointsCents, locale),
            })}
          </span>
        )}
      </Fact>
      {gift && (
        <Fact label={t('recap.gift.label')}>
          <span>{gift.isWrapped ? t('gift.recap.wrapped') : t('gift.recap.plain')}</span>
          {gift.message && <q className={styles.message}>{gift.message}</q>}
        </Fact>
      )}
      {loyaltyPoints > 0 && (
        <Fact label={t('confirmation.loyalty.label')}>
          <span>
            {t(isGuestOrder ? 'confirmation.loyalty.guest' : 'confirmation.loyalty.text', { count: loyaltyPoints })}
          </span>
        </Fact>
      )}
    </dl>
  );
}

export function deliveryLines({ shippingAddress, relay, marketEvent }: Order, locale: 'fr' | 'en'): string[] {
  if (relay) return [relay.name, relay.line1, `${relay.postalCode} ${relay.city}`];
  if (marketEvent) {
    const { name, startsAt, endsAt } = marketEvent;
    return [name, placeLine(marketEvent), formatDayAndHours(startsAt, endsAt, locale)];
  }
  return shippingAddress ? addressLines(shippingAddress, locale) : [];
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
