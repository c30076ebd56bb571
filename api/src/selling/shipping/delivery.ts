import type { orderCreateSchema } from '@aimante/api-contract/orders/schemas';
import type { Relay } from '@aimante/api-contract/shipping';
import { isSiret, isVatNumber } from '@aimante/shop/company';
import { isPostalCode, zoneOf } from '@aimante/shop/postal';
import type { z } from 'zod';
import { userErrors } from '../../people/index.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { shippingErrors } from './errors.ts';
import { type Relays, relaysOf } from './relays-of.ts';

type Draft = z.output<typeof orderCreateSchema>;
type Address = NonNullable<Draft['shipping']['address']>;
type Billing = NonNullable<Draft['billingAddress']>;

/** The delivery data stored with an order: later changes of the address book do not affect it. */
export interface Delivery {
  address: Address | null;
  billing: Billing | null;
  relay: Relay | null;
  marketEventId: string | null;
  destination: { country: string; postalCode: string | null; marketEventId: string | null };
}

export async function deliveryOf(
  services: Services,
  { shipping, billingAddress }: Pick<Draft, 'shipping' | 'billingAddress'>,
): Promise<Delivery | Refusal> {
  const problem = addressProblem(shipping.address) ?? billingProblem(billingAddress);
  if (problem) return problem;
  const address = shipping.address ?? null;
  const billing = billingAddress ?? (address && { ...address, siret: null, vatNumber: null, purchaseOrder: null });
  if (shipping.method === 'market') return atMarket(shipping.marketEventId, billing);
  if (shipping.method === 'relay') return atRelay(relaysOf(services), shipping.relayId, { address, billing });
  if (!address) return shippingErrors.SHIPPING_ADDRESS_MISSING();
  const { country, postalCode } = address;
  return {
    address,
    billing,
    relay: null,
    marketEventId: null,
    destination: { country, postalCode, marketEventId: null },
  };
}

function atMarket(marketEventId: string | null | undefined, billing: Delivery['billing']): Delivery | Refusal {
  if (!marketEventId) return shippingErrors.MARKET_EVENT_MISSING();
  const destination = { country: 'FR', postalCode: null, marketEventId };
  return { address: null, billing, relay: null, marketEventId, destination };
}

async function atRelay(
  relays: Relays,
  relayId: string | null | undefined,
  { address, billing }: Pick<Delivery, 'address' | 'billing'>,
): Promise<Delivery | Refusal> {
  const relay = relayId ? await relays.find(relayId) : undefined;
  if (relay === null) return shippingErrors.RELAYS_AWAY();
  if (!relay) return shippingErrors.RELAY_NOT_FOUND();
  const destination = { country: relay.country, postalCode: relay.postalCode, marketEventId: null };
  return { address, billing, relay, marketEventId: null, destination };
}

export function addressProblem(address: Address | null | undefined): Refusal | undefined {
  if (!address) return undefined;
  if (!zoneOf(address.country, address.postalCode)) return shippingErrors.ZONE_NOT_SERVED();
  return isPostalCode(address.country, address.postalCode) ? undefined : shippingErrors.SHIPPING_POSTAL_CODE_INVALID();
}

function billingProblem(billing: Billing | null | undefined): Refusal | undefined {
  if (!billing) return undefined;
  if (billing.siret && !isSiret(billing.siret.replace(/\s/g, ''))) return userErrors.SIRET_INVALID();
  if (billing.vatNumber && !isVatNumber(billing.vatNumber)) return userErrors.VAT_NUMBER_INVALID();
  return undefined;
}
