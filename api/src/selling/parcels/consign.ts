import type { OrderAddress } from '@aimante/api-contract/orders';
import { parisTime } from '@aimante/shop/calendar';
import { readPostalAddress } from '@aimante/shop/postal';
import type { CommerceSettings } from '../../platform/settings/commerce-settings.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { relayNumber } from '../carriers/mondial-relay/relays.ts';
import type { Consignment, PostalParty } from '../carriers/protocol/carrier.ts';
import { parcelErrors } from './errors.ts';
import { needsCustoms, type Shipment } from './read-shipment.ts';

interface ParcelOf {
  shipments: readonly Shipment[];
  weightGrams: number;
  now: Date;
}

/** What the carrier needs to know about a parcel. The first order gives address and reference. */
export function consign(shop: CommerceSettings['shop'], parcel: ParcelOf): Consignment | Refusal {
  const [first] = parcel.shipments;
  if (!first?.address) return parcelErrors.PARCEL_NOT_READY();
  const sender = senderOf(shop);
  if (!sender) return parcelErrors.PARCEL_SENDER_MISSING();
  const relay = first.relay ? relayNumber(first.relay.id) : null;
  if (relay === undefined) return parcelErrors.PARCEL_RELAY_UNKNOWN();
  const customs = needsCustoms(first.address)
    ? {
        articles: parcel.shipments.flatMap(({ articles }) => articles),
        postageCents: parcel.shipments.reduce((sum, { shippingCents }) => sum + shippingCents, 0),
        invoice: parcel.shipments.flatMap(({ invoice }) => invoice ?? []).join(', ') || null,
      }
    : null;
  return {
    reference: first.number,
    sender,
    recipient: recipientOf(first, first.address),
    weightGrams: parcel.weightGrams,
    depositedOn: parisTime(parcel.now).day,
    relay,
    isSigned: first.method === 'express',
    customs,
  };
}

const recipientOf = ({ email, phone }: Shipment, address: OrderAddress): PostalParty => ({
  company: address.company,
  firstName: address.firstName,
  lastName: address.lastName,
  line1: address.line1,
  line2: address.line2,
  postalCode: address.postalCode,
  city: address.city,
  country: address.country,
  phone: address.phone ?? phone,
  email,
});

/** The shop's address is one line in the settings. The workshop is in France. */
function senderOf({ name, address, phone, email }: CommerceSettings['shop']): PostalParty | undefined {
  const place = readPostalAddress(address);
  if (!place) return undefined;
  const { street, postalCode, city } = place;
  return {
    ...{ company: name, firstName: '', lastName: name, line1: street, line2: null },
    ...{ postalCode, city, country: 'FR', phone: phone || null, email: email || null },
  };
}
