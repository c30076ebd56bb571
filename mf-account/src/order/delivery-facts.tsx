import type { Order } from '@aimante/api-contract/orders';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { addressLines } from '@aimante/shop/postal';
import { Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Fact } from './fact.tsx';
import styles from './order-facts.module.css';

export function DeliveryFacts({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { estimate, trackingUrl, trackingNumber, gift } = order;
  return (
    <Fact title={t('order.delivery.title')}>
      <address className={styles.address}>{placeLines(order, locale).join('\n')}</address>
      <p>
        {estimate
          ? t('order.delivery.estimate', {
              method: order.shippingMethodName,
              from: formatDate(estimate.from, locale, 'weekday'),
              to: formatDate(estimate.to, locale, 'weekday'),
            })
          : order.shippingMethodName}
      </p>
      {gift && (
        <p>
          {t(gift.isWrapped ? 'order.gift.wrapped' : 'order.gift.plain')}
          {gift.message && <q className={styles.message}>{gift.message}</q>}
        </p>
      )}
      {trackingUrl && (
        <p>
          <UiLink href={trackingUrl} target="_blank" rel="noopener noreferrer">
            {t('order.delivery.track', { number: trackingNumber ?? '' })}
          </UiLink>
        </p>
      )}
    </Fact>
  );
}

export function placeLines({ marketEvent, relay, shippingAddress }: Order, locale: 'fr' | 'en'): string[] {
  if (marketEvent) {
    const { name, place, address, startsAt } = marketEvent;
    return [name, place, address, formatDate(startsAt, locale, 'weekdayMoment')];
  }
  if (relay) return [relay.name, relay.line1, `${relay.postalCode} ${relay.city}`, relay.hours];
  return shippingAddress ? addressLines(shippingAddress, locale) : [];
}
