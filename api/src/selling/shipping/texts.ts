import type { ShippingMethodCode } from '@aimante/api-contract/shipping';
import type { ChoiceWords, InBothLanguages } from '../../platform/text/both-languages.ts';

export const methodTexts: Record<ShippingMethodCode, ChoiceWords> = {
  standard: {
    fr: { name: 'Livraison standard', description: 'À domicile, avec un numéro de suivi.' },
    en: { name: 'Standard delivery', description: 'To your door, with a tracking number.' },
  },
  express: {
    fr: { name: 'Livraison express', description: 'À domicile, en priorité, avec un numéro de suivi.' },
    en: { name: 'Express delivery', description: 'To your door, with priority and a tracking number.' },
  },
  relay: {
    fr: { name: 'Point relais', description: 'Dans un commerce près de chez vous, aux heures qui vous conviennent.' },
    en: { name: 'Pick-up point', description: 'In a shop near you, whenever it suits you.' },
  },
  market: {
    fr: { name: 'Retrait sur un marché', description: 'Sur notre stand, à la date que vous choisissez.' },
    en: { name: 'Collection at a market', description: 'At our stall, on the date you choose.' },
  },
};

export const reasons: Record<'country' | 'zone' | 'weight' | 'noEvent', InBothLanguages> = {
  country: { fr: 'Nous ne livrons pas encore à cette adresse.', en: 'We do not deliver to this address yet.' },
  zone: {
    fr: 'Ce mode de livraison n’est pas proposé pour cette destination.',
    en: 'This delivery method is not available for this destination.',
  },
  weight: {
    fr: 'Ce colis est trop lourd pour ce mode de livraison.',
    en: 'This parcel is too heavy for this delivery method.',
  },
  noEvent: { fr: 'Aucun marché n’est prévu pour le moment.', en: 'No market is planned at the moment.' },
};
