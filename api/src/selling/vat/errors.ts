import { defineErrors } from '../../platform/text/refusal.ts';

export const vatErrors = defineErrors({
  VAT_RATE_PAST: {
    status: 409,
    fr: 'Choisissez aujourd’hui ou une date à venir : les ventes passées gardent leur taux.',
    en: 'Choose today or a later day: past sales keep their rate.',
  },
  VAT_RATE_TAKEN: {
    status: 409,
    fr: 'Ce pays a déjà un taux à cette date.',
    en: 'This country already has a rate on that day.',
  },
  VAT_RATE_IN_USE: {
    status: 409,
    fr: 'Ce taux s’applique déjà. Ajoutez-en un autre pour le remplacer.',
    en: 'This rate already applies. Add another one to replace it.',
  },
  VAT_RATE_NOT_FOUND: { status: 404, fr: 'Ce taux n’existe pas.', en: 'This rate does not exist.' },
  VAT_TERRITORY_UNKNOWN: { status: 400, fr: 'Ce pays n’existe pas.', en: 'This country does not exist.' },
});
