import { defineErrors } from '../../platform/text/refusal.ts';

export const vatErrors = defineErrors({
  VAT_RATE_PAST: {
    status: 409,
    fr: 'Un taux s’ajoute pour aujourd’hui ou une date à venir : les ventes passées gardent le leur.',
    en: 'Add a rate for today or a later day: past sales keep their own.',
  },
  VAT_RATE_TAKEN: {
    status: 409,
    fr: 'Ce pays a déjà un taux à cette date.',
    en: 'This country already has a rate on that day.',
  },
  VAT_RATE_IN_USE: {
    status: 409,
    fr: 'Ce taux s’applique déjà. Ajoutez-en un autre pour le remplacer.',
    en: 'This rate applies already. Add another one to replace it.',
  },
  VAT_RATE_NOT_FOUND: { status: 404, fr: 'Ce taux n’existe pas.', en: 'There is no such rate.' },
  VAT_TERRITORY_UNKNOWN: { status: 400, fr: 'Ce pays n’existe pas.', en: 'There is no such country.' },
});
