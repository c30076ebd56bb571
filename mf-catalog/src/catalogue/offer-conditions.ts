import type { Product } from '@aimante/api-contract/catalogue';
import type { PublicSettings } from '@aimante/api-contract/settings';

type Shipping = PublicSettings['shipping'];

const RETURN_DAYS = 14;

/** Delivery and return policy of an offer, in structured data. A personalised product carries no right of withdrawal. */
export function offerConditions(product: Pick<Product, 'isPersonalised' | 'priceCents'>, shipping: Shipping) {
  return {
    shippingDetails: shippingDetails(shipping, product.priceCents),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: shipping.countries,
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

function shippingDetails(shipping: Shipping, priceCents: number) {
  return {
    '@type': 'OfferShippingDetails',
    ...(priceCents >= shipping.freeFromCents && {
      shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
    }),
    shippingDestination: shipping.countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(shipping.productionDays),
      transitTime: days(shipping.standardDays),
    },
  };
}

const days = ([minValue, maxValue]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});
