import type { PickupEvent, ShippingMethod, ShippingMethodCode } from '@aimante/api-contract/shipping';
import { parisTime } from '@aimante/shop/calendar';
import { type Zone, zoneOf } from '@aimante/shop/postal';
import { vatTerritoryOf } from '@aimante/shop/vat';
import type { CommerceSettings } from '../../platform/settings/commerce-settings.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { arrivesOn, type DayCount, type DayRange, type Promised, readyOn } from './delivery-estimate.ts';
import { type ParcelContents, shippingPrice, type Unpriced } from './shipping-price.ts';
import { methodTexts, reasons } from './texts.ts';

export interface Destination {
  country: string;
  postalCode?: string | null | undefined;
  marketEventId?: string | null | undefined;
}

export interface ShippingContext {
  settings: CommerceSettings;
  events: readonly PickupEvent[];
  now: Date;
  /** Magnets that the workshop makes first. */
  backlog: number;
  /** Magnets of the order. */
  magnets: number;
  /** Without it, the price is that of the lightest parcel. */
  contents?: ParcelContents | undefined;
  locale: Locale;
}

type Carried = Exclude<ShippingMethodCode, 'market'>;

/** Transit takes some days more outside France. Undefined: not offered there. */
function transitOf({ shipping }: CommerceSettings, code: Carried, zone: Zone): DayCount | undefined {
  if (code === 'relay' && zone !== 'metropole') return undefined;
  const [fastest, slowest] = code === 'express' ? shipping.expressDays : shipping.standardDays;
  const more: Record<Zone, DayCount> = { metropole: [0, 0], neighbour: [1, 2], overseas: [4, 7] };
  return [fastest + more[zone][0], slowest + more[zone][1]];
}

export function shippingMethods(context: ShippingContext, destination: Destination): ShippingMethod[] {
  return (['standard', 'express', 'relay', 'market'] as const).map((code) => describe(context, code, destination));
}

export function findMethod(
  context: ShippingContext,
  code: ShippingMethodCode,
  destination: Destination,
): ShippingMethod {
  return describe(context, code, destination);
}

function describe(context: ShippingContext, code: ShippingMethodCode, destination: Destination): ShippingMethod {
  const events = code === 'market' ? reachableEvents(context) : [];
  const price = priceTo(context, code, destination);
  const isPriced = typeof price === 'number';
  const days = code === 'market' ? pickupDay(events, destination) : deliveryDays(context, code, destination);
  const isAvailable = isPriced && (code === 'market' ? events.length > 0 : days !== null);
  const cents = isPriced ? price : 0;
  return {
    code,
    ...methodTexts[code][context.locale],
    price: cents / 100,
    priceCents: cents,
    isAvailable,
    reason: isAvailable ? null : reasonOf(code, price)[context.locale],
    estimate: isPriced ? days : null,
    events,
  };
}

function priceTo(
  { settings, contents = { grams: 0, goodsCents: 0 } }: ShippingContext,
  code: ShippingMethodCode,
  { country, postalCode }: Destination,
): number | Unpriced {
  if (code !== 'market' && !settings.shipping.countries.includes(country)) return 'country';
  return shippingPrice(settings.shippingRates, { code, territory: vatTerritoryOf(country, postalCode), contents });
}

function reasonOf(code: ShippingMethodCode, price: number | Unpriced) {
  if (code === 'market') return reasons.noEvent;
  return reasons[typeof price === 'number' ? 'zone' : price];
}

function deliveryDays(context: ShippingContext, code: Carried, { country, postalCode }: Destination): DayRange | null {
  const { settings } = context;
  const zone = zoneOf(country, postalCode);
  const transit = zone && transitOf(settings, code, zone);
  return transit ? arrivesOn(workshopOf(context), transit) : null;
}

function workshopOf({ now, backlog, magnets, settings: { shipping, production } }: ShippingContext): Promised {
  const { cutOffHour, productionDays } = shipping;
  const { dailyCapacity, christmasCutOffDay } = production;
  return { now, backlog, magnets, cutOffHour, productionDays, dailyCapacity, christmasCutOffDay };
}

/** Only markets that end after the day on which the workshop finishes the order. */
function reachableEvents(context: ShippingContext): PickupEvent[] {
  const ready = readyOn(workshopOf(context)).to;
  return context.events.filter((event) => parisTime(new Date(event.endsAt)).day > ready);
}

function pickupDay(events: readonly PickupEvent[], { marketEventId }: Destination): DayRange | null {
  const chosen = marketEventId ? events.find(({ id }) => id === marketEventId) : events[0];
  if (!chosen) return null;
  return { from: parisTime(new Date(chosen.startsAt)).day, to: parisTime(new Date(chosen.endsAt)).day };
}
