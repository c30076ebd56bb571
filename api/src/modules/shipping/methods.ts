import type { PickupEvent, ShippingMethod, ShippingMethodCode } from '@aimante/api-contract/shipping';
import type { Locale } from '../../http/refusal.ts';
import type { CommerceSettings } from '../checkout/commerce-settings.ts';
import { arrivesOn, type DayRange, readyOn, type Transit } from './delivery-estimate.ts';
import { parisTime } from './french-calendar.ts';
import { methodTexts, reasons } from './texts.ts';
import { type Zone, zoneOf } from './zone.ts';

export interface Destination {
  country: string;
  postalCode?: string | null | undefined;
  marketEventId?: string | null | undefined;
}

export interface ShippingContext {
  settings: CommerceSettings;
  events: readonly PickupEvent[];
  now: Date;
  locale: Locale;
}

const transits: Record<Exclude<ShippingMethodCode, 'market'>, Partial<Record<Zone, Transit>>> = {
  standard: {
    metropole: { fastest: 3, slowest: 5 },
    neighbour: { fastest: 4, slowest: 7 },
    overseas: { fastest: 7, slowest: 12 },
  },
  express: { metropole: { fastest: 1, slowest: 2 } },
  relay: { metropole: { fastest: 3, slowest: 5 } },
};

export function shippingMethods(context: ShippingContext, destination: Destination): ShippingMethod[] {
  return (['standard', 'express', 'relay', 'market'] as const).map((code) => describe(context, code, destination));
}

export function findMethod(
  context: ShippingContext,
  code: ShippingMethodCode,
  destination: Destination,
): ShippingMethod & { zone: Zone | undefined } {
  return { ...describe(context, code, destination), zone: zoneOf(destination.country, destination.postalCode) };
}

function describe(context: ShippingContext, code: ShippingMethodCode, destination: Destination): ShippingMethod {
  const { settings, locale } = context;
  const cents = code === 'express' ? settings.shipping.expressCents : 0;
  const events = code === 'market' ? reachableEvents(context) : [];
  const estimate = code === 'market' ? pickupDay(events, destination) : deliveryDays(context, code, destination);
  const isAvailable = code === 'market' ? events.length > 0 : estimate !== null;
  const reason = isAvailable ? null : reasons[code === 'market' ? 'noEvent' : 'zone'][locale];
  return {
    code,
    ...methodTexts[code][locale],
    price: cents / 100,
    priceCents: cents,
    isAvailable,
    reason,
    estimate,
    events,
  };
}

function deliveryDays(
  { settings, now }: ShippingContext,
  code: Exclude<ShippingMethodCode, 'market'>,
  { country, postalCode }: Destination,
): DayRange | null {
  const zone = zoneOf(country, postalCode);
  const transit = zone && transits[code][zone];
  return transit ? arrivesOn({ now, ...settings.shipping }, transit) : null;
}

/** Only markets that the workshop can be ready for. */
function reachableEvents({ events, settings, now }: ShippingContext): PickupEvent[] {
  const ready = readyOn({ now, ...settings.shipping }).to;
  return events.filter((event) => parisTime(new Date(event.endsAt)).day > ready);
}

function pickupDay(events: readonly PickupEvent[], { marketEventId }: Destination): DayRange | null {
  const chosen = marketEventId ? events.find(({ id }) => id === marketEventId) : events[0];
  if (!chosen) return null;
  return { from: parisTime(new Date(chosen.startsAt)).day, to: parisTime(new Date(chosen.endsAt)).day };
}
