import type { PickupEvent, Relay, ShippingMethod } from '@aimante/api-contract/shipping';
import { useTranslation } from 'react-i18next';
import type { FieldSpec } from '../../form/fields/field-spec.ts';
import { useFormat } from '../../numbers/format.ts';
import { useAddressSpecs } from '../address/use-address-specs.ts';

export interface Deliveries {
  readonly methods: readonly ShippingMethod[];
  readonly events: readonly PickupEvent[];
  readonly relays: readonly Relay[];
}

/** The fields of an order that the team takes, by panel. */
export function useNewOrderSpecs({ methods, events, relays }: Deliveries) {
  const { t } = useTranslation();
  const format = useFormat();
  const none = { value: '', label: t('newOrder.choose') };
  const customer = [
    { name: 'email', label: t('users.email') },
    {
      name: 'locale',
      label: t('newOrder.language'),
      kind: 'select',
      options: (['fr', 'en'] as const).map((value) => ({ value, label: t(`newOrder.languages.${value}`) })),
    },
  ] as const satisfies FieldSpec[];
  const method = {
    name: 'shipping.method',
    label: t('newOrder.method'),
    kind: 'select',
    options: methods.map(({ code, name, priceCents }) => ({
      value: code,
      label: `${name} · ${format.euros(priceCents)}`,
    })),
  } as const satisfies FieldSpec;
  const relay = {
    name: 'shipping.relayId',
    label: t('newOrder.relay'),
    kind: 'select',
    isWide: true,
    ifEmpty: null,
    help: t('newOrder.relayHelp'),
    options: [none, ...relays.map(({ id, name, line1, city }) => ({ value: id, label: `${name}, ${line1}, ${city}` }))],
  } as const satisfies FieldSpec;
  const event = {
    name: 'shipping.marketEventId',
    label: t('newOrder.event'),
    kind: 'select',
    isWide: true,
    ifEmpty: null,
    options: [
      none,
      ...events.map(({ id, name, place, startsAt }) => ({
        value: id,
        label: `${name}, ${place}, ${format.time(startsAt)}`,
      })),
    ],
  } as const satisfies FieldSpec;
  const coupon = { name: 'couponCode', label: t('newOrder.coupon'), ifEmpty: null } as const satisfies FieldSpec;
  const note = {
    name: 'customerNote',
    label: t('newOrder.note'),
    kind: 'area',
    ifEmpty: null,
  } as const satisfies FieldSpec;
  const payment = {
    name: 'payment',
    label: t('newOrder.payment'),
    kind: 'select',
    isWide: true,
    options: (['link', 'transfer'] as const).map((value) => ({ value, label: t(`newOrder.payments.${value}`) })),
  } as const satisfies FieldSpec;
  return { customer, address: useAddressSpecs('shipping.address'), method, relay, event, coupon, note, payment };
}
