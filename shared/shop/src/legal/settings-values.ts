import { usualHoursText } from '../calendar/calendar.ts';
import { formatRoundCents } from '../money/money.ts';

type ShopField =
  | 'name'
  | 'legalName'
  | 'legalForm'
  | 'address'
  | 'siret'
  | 'register'
  | 'vatNumber'
  | 'vatRegime'
  | 'email'
  | 'phone'
  | 'director'
  | 'host'
  | 'mediator';

/** The settings that texts quote. The settings of the API contract have these fields, and more. */
export interface QuotedSettings {
  readonly shop: Readonly<Record<ShopField, string>> & {
    readonly openingHours: Parameters<typeof usualHoursText>[0];
  };
  readonly shipping: { readonly productionDays: readonly [number, number]; readonly expressCents: number };
  readonly loyalty: {
    readonly pointsPerReward: number;
    readonly rewardCents: number;
    readonly expiryMonths: number;
  };
  readonly production: { readonly photoRetentionDays: number };
}

/** Values for `{{name}}` in texts. Empty: not set. */
export function settingsValues({ shop, shipping, loyalty, production }: QuotedSettings, locale: 'fr' | 'en') {
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
    vatFranchise: shop.vatRegime === 'franchise' ? '293 B' : '',
    email: shop.email,
    phone: shop.phone,
    hours: usualHoursText(shop.openingHours, locale),
    director: shop.director,
    host: shop.host,
    mediator: shop.mediator,
    productionDays: range(shipping.productionDays),
    expressPrice: formatRoundCents(shipping.expressCents, locale),
    points: String(loyalty.pointsPerReward),
    reward: formatRoundCents(loyalty.rewardCents, locale),
    pointMonths: String(loyalty.expiryMonths),
    retentionDays: String(production.photoRetentionDays),
  };
}
