import type { ShippingMethod } from '@aimante/api-contract/shipping';
import type { methodsQuery } from '@aimante/api-contract/shipping/schemas';
import { parisTime } from '@aimante/shop/calendar';
import { vatTerritoryOf } from '@aimante/shop/vat';
import type { z } from 'zod';
import type { Services } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { readBacklog } from '../shipping/backlog.ts';
import { shippingMethods } from '../shipping/methods.ts';
import { selectPickupEvents } from '../shipping/pickup-events.ts';
import { vatOfSale } from '../vat/vat-of-sale.ts';
import { chargedCents } from './price-without-vat.ts';

/** The delivery methods to a place, at the prices that a quote charges there. */
export async function offeredMethods(
  services: Services,
  { magnets, grams, goodsCents, ...place }: z.output<typeof methodsQuery>,
  locale: Locale,
): Promise<ShippingMethod[]> {
  const { db } = services;
  const now = services.now();
  const settings = await commerceSettings(services);
  const events = await selectPickupEvents(db, locale, now);
  const backlog = await readBacklog(db, { now });
  const context = { settings, events, now, backlog, magnets, contents: { grams, goodsCents }, locale };
  const territory = vatTerritoryOf(place.country, place.postalCode);
  const sale = { shop: settings.shop, territory, day: parisTime(now).day, grossCents: goodsCents };
  const vat = await vatOfSale(services, sale);
  return shippingMethods(context, place).map((method) => {
    const priceCents = chargedCents(method.priceCents, vat);
    return { ...method, priceCents, price: priceCents / 100 };
  });
}
