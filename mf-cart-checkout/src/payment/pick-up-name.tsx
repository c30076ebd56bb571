import { useLocale } from '@aimante/remote';
import { formatDayAndHours } from '@aimante/shop/calendar';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { useRelays, useShippingMethods } from '../shipping/use-shipping.ts';

interface PickUpNameProps {
  readonly draft: CheckoutDraft;
}

export function RelayName({ draft: { relayId, relayPostalCode } }: PickUpNameProps) {
  const { data: relays } = useRelays(relayPostalCode);
  const relay = relays?.find(({ id }) => id === relayId);
  return relay && `${relay.name}, ${relay.line1}, ${relay.postalCode} ${relay.city}`;
}

export function MarketName({ draft: { address, marketEventId } }: PickUpNameProps) {
  const locale = useLocale();
  const { data: ways } = useShippingMethods(address);
  const market = ways?.flatMap(({ events }) => events).find(({ id }) => id === marketEventId);
  return market && `${market.name}, ${formatDayAndHours(market.startsAt, market.endsAt, locale)}`;
}
