import { defineErrors } from '../../platform/text/refusal.ts';

export const materialErrors = defineErrors({
  MATERIAL_NOT_FOUND: { status: 404, fr: 'Cette matière n’existe pas.', en: 'This material does not exist.' },
  MATERIAL_NAME_TAKEN: {
    status: 409,
    fr: 'Une autre matière porte déjà ce nom.',
    en: 'Another material already has this name.',
  },
});
