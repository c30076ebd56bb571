import { defineErrors } from '../../platform/text/refusal.ts';

export const shippingErrors = defineErrors({
  ZONE_NOT_SERVED: {
    status: 400,
    fr: 'Nous ne livrons pas encore à cette adresse.',
    en: 'We do not deliver to this address yet.',
  },
  SHIPPING_METHOD_UNAVAILABLE: {
    status: 409,
    fr: 'Ce mode de livraison n’est plus disponible. Choisissez-en un autre.',
    en: 'This delivery method is no longer available. Choose another one.',
  },
  DELIVERY_MOVED: {
    status: 409,
    fr: 'La date de livraison a changé. Vérifiez la nouvelle date avant de payer.',
    en: 'The delivery date has changed. Check the new date before you pay.',
  },
  SHIPPING_POSTAL_CODE_INVALID: {
    status: 400,
    fr: 'Ce code postal n’est pas valable.',
    en: 'This postal code is not valid.',
  },
  SHIPPING_ADDRESS_MISSING: {
    status: 400,
    fr: 'Indiquez l’adresse de livraison.',
    en: 'Enter the delivery address.',
  },
  RELAY_NOT_FOUND: {
    status: 400,
    fr: 'Ce point relais n’existe plus. Choisissez-en un autre.',
    en: 'This pick-up point no longer exists. Choose another one.',
  },
  RELAYS_AWAY: {
    status: 503,
    fr: 'La liste des points relais n’est pas disponible. Réessayez dans un instant, ou choisissez la livraison à domicile.',
    en: 'The list of pick-up points is not available. Try again in a moment, or choose home delivery.',
  },
  MARKET_EVENT_MISSING: {
    status: 400,
    fr: 'Ce marché n’est plus proposé. Choisissez-en un autre.',
    en: 'This market is no longer offered. Choose another one.',
  },
});
