import { defineErrors } from '../../platform/text/refusal.ts';

export const templateErrors = defineErrors({
  TEMPLATE_NOT_FOUND: { status: 404, fr: 'Modèle introuvable', en: 'Template not found' },
  TEMPLATE_DESIGN_INVALID: {
    status: 400,
    fr: 'Le dessin de ce modèle n’est pas valable : il lui faut la version 1, une taille en millimètres, des calques, et une seule photo ou un collage.',
    en: 'The design of this template is not valid: it needs version 1, a size in millimetres, layers, and one photo or a collage.',
  },
  TEMPLATE_LAYER_INVALID: {
    status: 400,
    fr: 'Le calque {layer} de ce modèle n’est pas valable.',
    en: 'Layer {layer} of this template is not valid.',
  },
  TEMPLATE_TRANSLATION_UNKNOWN: {
    status: 400,
    fr: 'La traduction de « {text} » ne correspond à aucun texte du modèle.',
    en: 'The translation of “{text}” belongs to no text of the template.',
  },
});
