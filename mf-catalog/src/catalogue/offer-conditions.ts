import type { Product } from '@aimante/api-contract/catalogue';
import type { PublicSettings } from '@aimante/api-contract/settings';
import { isFree, type StandardRate } from '@aimante/shop/delivery-terms';

const RETURN_DAYS = 14;

/** Delivery and return policy of an offer, in structured data. A personalised product carries no right of withdrawal. */
export function offerConditions(product: Pick<Product, 'isPersonalised' | 'priceCents'>, settings: PublicSettings) {
  return {
    shippingDetails: shippingDetails(settings, product.priceCents),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: settings.shipping.countries,
      ...(product.isPersonalised
        ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
        : {
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: RETURN_DAYS,
            returnMethod: 'https://schema.org/ReturnByMail',
            returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
          }),
    },
  };
}

/** One entry for each zone of delivery, because each has its price. */
function shippingDetails({ shipping, deliveryZones = [] }: PublicSettings, priceCents: number) {
  return deliveryZones.flatMap(({ territories, standard }) => {
    const countries = shipping.countries.filter((country) => territories.includes(country));
    if (!standard || countries.length === 0) return [];
    return {
      '@type': 'OfferShippingDetails',
      shippingRate: shippingRate(standard, priceCents),
      shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(shipping.productionDays),
        transitTime: days(shipping.standardDays),
      },
    };
  });
}

/** Search engines want one price: the highest one where it depends on the weight. */
function shippingRate(rate: StandardRate, priceCents: number) {
  const cents = isFree(rate, priceCents) ? 0 : Math.max(...rate.bands.map((band) => band.cents));
  const isFixed = cents === 0 || rate.bands.every((band) => band.cents === cents);
  const value = (cents / 100).toFixed(2);
  return { '@type': 'MonetaryAmount', currency: 'EUR', ...(isFixed ? { value } : { maxValue: value }) };
}

const days = ([minValue, maxValue]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});
