import type { PublicSettings } from '@aimante/api-contract/settings';
import type { Locale } from '@aimante/contract';
import { usualHoursText } from '@aimante/shop/calendar';

/** Values for `{{name}}` in texts. Empty: not set. */
export function settingsValues({ shop, shipping, loyalty, production }: PublicSettings, locale: Locale) {
  const euros = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const range = ([from, to]: readonly [number, number]) =>
    from === to ? String(from) : `${from} ${locale === 'fr' ? 'à' : 'to'} ${to}`;
  return {
    name: shop.name,
    legalName: shop.legalName,
    legalForm: shop.legalForm,
    address: shop.address,
    siret: shop.siret,
    register: shop.register,
    vatNumber: shop.vatNumber,
    vatFranchise: shop.vatRegime === 'franchise' ? 'CGI 293 B' : '',
    email: shop.email,
    phone: shop.phone,
    hours: usualHoursText(shop.openingHours, locale),
    director: shop.director,
    host: shop.host,
    mediator: shop.mediator,
    productionDays: range(shipping.productionDays),
    expressPrice: euros.format(shipping.expressCents / 100),
    points: String(loyalty.pointsPerReward),
    reward: euros.format(loyalty.rewardCents / 100),
    pointMonths: String(loyalty.expiryMonths),
    retentionDays: String(production.photoRetentionDays),
  };
}
