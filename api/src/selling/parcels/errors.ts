import { defineErrors } from '../../platform/text/refusal.ts';

export const parcelErrors = defineErrors({
  PARCEL_NOT_FOUND: { status: 404, fr: 'Ce colis n’existe pas.', en: 'This parcel does not exist.' },
  PARCEL_NOT_READY: {
    status: 409,
    fr: 'Cette commande n’est pas prête à partir : elle attend encore une vérification, ou elle est terminée.',
    en: 'This order is not ready to be shipped: it is still waiting for a check, or it is completed.',
  },
  PARCEL_AT_MARKET: {
    status: 409,
    fr: 'Cette commande est retirée sur un marché.',
    en: 'This order is collected at a market.',
  },
  PARCEL_EXISTS: {
    status: 409,
    fr: 'Cette commande a déjà une étiquette.',
    en: 'This order already has a label.',
  },
  PARCEL_ASKED: {
    status: 409,
    fr: 'L’étiquette est en cours de création. Réessayez dans un instant.',
    en: 'The label is being made. Try again in a moment.',
  },
  PARCEL_ADDRESSES_DIFFER: {
    status: 409,
    fr: 'Ces commandes ne partent pas à la même adresse.',
    en: 'These orders do not go to the same address.',
  },
  PARCEL_SENDER_MISSING: {
    status: 409,
    fr: 'Indiquez l’adresse de la boutique dans les réglages : elle est imprimée sur l’étiquette.',
    en: 'Enter the address of the shop in the settings: it is printed on the label.',
  },
  PARCEL_RELAY_UNKNOWN: {
    status: 409,
    fr: 'Le transporteur ne connaît pas ce point relais.',
    en: 'The carrier does not know this pick-up point.',
  },
  PARCEL_STARTED: {
    status: 409,
    fr: 'Ce colis est déjà parti : son étiquette ne peut plus être annulée.',
    en: 'This parcel is on its way: its label cannot be discarded.',
  },
  PARCEL_LABEL_PURGED: {
    status: 404,
    fr: 'Ces étiquettes ont été effacées, comme toutes les données personnelles devenues inutiles.',
    en: 'These labels were deleted, like all personal data that is no longer needed.',
  },
  CARRIER_MISSING: {
    status: 409,
    fr: 'Ce transporteur n’est pas configuré.',
    en: 'This carrier is not configured.',
  },
  CARRIER_REFUSED: {
    status: 409,
    fr: 'Le transporteur refuse cette étiquette : {problem}',
    en: 'The carrier refused this label: {problem}',
  },
  CARRIER_AWAY: {
    status: 503,
    fr: 'Le transporteur ne répond pas. Réessayez dans un instant.',
    en: 'The carrier is not responding. Try again in a moment.',
  },
});
