import { shippingEndpoints as endpoints } from '@aimante/api-contract/shipping/endpoints';
import { isPostalCode, zoneOf } from '@aimante/shop/postal';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { addressSourceOf } from '../addresses/address-source.ts';
import { communesOf } from '../communes/communes.ts';
import { readBacklog } from './backlog.ts';
import { shippingErrors } from './errors.ts';
import { findMethod } from './methods.ts';
import { relaysOf } from './relays-of.ts';

const mostProposals = 5;

export const registerShipping: ApiModule = (app, services) => {
  const { db, now } = services;

  route(app, endpoints.getDeliveryPromise, async ({ locale }) => {
    const settings = await commerceSettings(services);
    const backlog = await readBacklog(db, { now: now() });
    const context = { settings, events: [], now: now(), backlog, magnets: 1, locale };
    const { estimate } = findMethod(context, 'standard', { country: 'FR' });
    return { estimate };
  });

  route(app, endpoints.listRelays, async ({ query }) => {
    if (zoneOf(query.country, query.postalCode) !== 'metropole') return shippingErrors.ZONE_NOT_SERVED();
    if (!isPostalCode(query.country, query.postalCode)) return shippingErrors.SHIPPING_POSTAL_CODE_INVALID();
    return (await relaysOf(services).near(query)) ?? shippingErrors.RELAYS_AWAY();
  });

  route(app, endpoints.findAddresses, ({ query: { q: text, postalCode } }) =>
    addressSourceOf(services).find({ text, postalCode, limit: mostProposals }),
  );

  route(app, endpoints.listCities, async ({ query }) => [...(await communesOf(query.postalCode))]);
};
