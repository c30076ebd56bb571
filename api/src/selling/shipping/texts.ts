import type { ShippingMethodCode } from '@aimante/api-contract/shipping';
import type { ChoiceWords, InBothLanguages } from '../../platform/text/both-languages.ts';

export const methodTexts: Record<ShippingMethodCode, ChoiceWords> = {
  standard: {
    fr: { name: 'Livraison standard', description: 'À domicile, en 3 à 5 jours ouvrés après la fabrication.' },
    en: { name: 'Standard delivery', description: 'To your door, 3 to 5 working days after production.' },
  },
  express: {
    fr: { name: 'Livraison express', description: 'À domicile, en 1 à 2 jours ouvrés après la fabrication.' },
    en: { name: 'Express delivery', description: 'To your door, 1 to 2 working days after production.' },
  },
  relay: {
    fr: { name: 'Point relais', description: 'Dans un commerce près de chez vous, en 3 à 5 jours ouvrés.' },
    en: { name: 'Pick-up point', description: 'In a shop near you, within 3 to 5 working days.' },
  },
  market: {
    fr: { name: 'Retrait sur un marché', description: 'Sur notre stand, à la date que vous choisissez.' },
    en: { name: 'Collection at a market', description: 'At our stall, on the date you choose.' },
  },
};

export const reasons: Record<'zone' | 'noEvent', InBothLanguages> = {
  zone: {
    fr: 'Ce mode de livraison n’est pas proposé pour cette destination.',
    en: 'This way of delivery is not offered for this destination.',
  },
  noEvent: { fr: 'Aucun marché n’est prévu pour le moment.', en: 'No market is planned at the moment.' },
};
