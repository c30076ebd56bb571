import { defineErrors } from '../../platform/text/refusal.ts';

export const portfolioErrors = defineErrors({
  PROJECT_NOT_FOUND: { status: 404, fr: 'Projet introuvable', en: 'Project not found' },
  PORTFOLIO_CATEGORY_NOT_FOUND: { status: 404, fr: 'Catégorie introuvable', en: 'Category not found' },
  PORTFOLIO_CATEGORY_USED: {
    status: 409,
    fr: 'Cette catégorie contient encore des projets ({count}). Choisissez où les ranger.',
    en: 'This category still contains projects ({count}). Choose where to put them.',
  },
  PORTFOLIO_IMAGE_NOT_FOUND: { status: 404, fr: 'Image introuvable', en: 'Picture not found' },
  PORTFOLIO_ORDER_INCOMPLETE: {
    status: 400,
    fr: 'La liste ne contient pas tous les éléments à ranger.',
    en: 'The list does not contain every item to put in order.',
  },
  PORTFOLIO_TOO_MANY_IMAGES: {
    status: 409,
    fr: 'Un projet a 20 images au plus.',
    en: 'A project has 20 pictures at most.',
  },
  PORTFOLIO_SLUG_TAKEN: { status: 409, fr: 'Cette adresse est déjà utilisée.', en: 'This address is already in use.' },
});
