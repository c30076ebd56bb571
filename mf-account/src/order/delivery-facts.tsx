import type { Order } from '@aimante/api-contract/orders';
import { untilLoaded, useLocale, useT } from '@aimante/remote';
import { Button, Link as UiLink } from '@aimante/ui';
import { lazy, Suspense, useState } from 'react';
import { formatMoment, formatWeekday } from '../dates/format-date.ts';
import { addressLines } from '../postal-address/address-lines.ts';
import { Fact } from './fact.tsx';
import styles from './order-facts.module.css';

// It stands with the other forms of addresses: no chunk of its own.
const AddressChange = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "page-account-profile" */ './address-change.tsx')))
    .AddressChange,
}));

export function DeliveryFacts({ order }: { readonly order: Order }) {
  const t = useT();
  const locale = useLocale();
  const [isChanging, setIsChanging] = useState(false);
  const { estimate, trackingUrl, trackingNumber } = order;
  return (
    <Fact title={t('order.delivery.title')}>
      <address className={styles.address}>{placeLines(order, locale).join('\n')}</address>
      <p>
        {estimate
          ? t('order.delivery.estimate', {
              method: order.shippingMethodName,
              from: formatWeekday(estimate.from, locale),
              to: formatWeekday(estimate.to, locale),
            })
          : order.shippingMethodName}
      </p>
      {trackingUrl && (
        <p>
          <UiLink href={trackingUrl} target="_blank" rel="noopener noreferrer">
            {t('order.delivery.track', { number: trackingNumber ?? '' })}
          </UiLink>
        </p>
      )}
      {order.actions.canChangeAddress && order.shippingAddress && !isChanging && (
        <Button className={styles.change} variant="text" size="small" onClick={() => setIsChanging(true)}>
          {t('order.delivery.change')}
        </Button>
      )}
      {isChanging && (
        <Suspense fallback={null}>
          <AddressChange order={order} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </Fact>
  );
}

function placeLines({ marketEvent, relay, shippingAddress }: Order, locale: 'fr' | 'en'): string[] {
  if (marketEvent) {
    const { name, place, address, startsAt } = marketEvent;
    return [name, place, address, formatMoment(startsAt, locale)];
  }
  if (relay) return [relay.name, relay.line1, `${relay.postalCode} ${relay.city}`, relay.hours];
  return shippingAddress ? addressLines(shippingAddress, locale) : [];
}
