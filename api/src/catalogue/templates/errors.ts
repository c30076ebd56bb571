import { defineErrors } from '../../platform/text/refusal.ts';

export const templateErrors = defineErrors({
  TEMPLATE_NOT_FOUND: { status: 404, fr: 'Modèle introuvable', en: 'Template not found' },
  TEMPLATE_TRANSLATION_UNKNOWN: {
    status: 400,
    fr: 'La traduction de « {text} » ne correspond à aucun texte du modèle.',
    en: 'The translation of “{text}” belongs to no text of the template.',
  },
});
