import { defineErrors } from '../../platform/text/refusal.ts';

export const reviewErrors = defineErrors({
  REVIEW_NOT_FOUND: { status: 404, fr: 'Avis introuvable', en: 'Review not found' },
  REVIEW_TOO_EARLY: {
    status: 409,
    fr: 'Vous pourrez donner votre avis dès que la commande sera arrivée.',
    en: 'You can leave a review as soon as the order has arrived.',
  },
  REVIEW_EXISTS: {
    status: 409,
    fr: 'Vous avez déjà donné votre avis sur ce produit.',
    en: 'You have already reviewed this product.',
  },
  REVIEW_NOT_ORDERED: {
    status: 409,
    fr: 'Ce produit ne fait pas partie de la commande.',
    en: 'This product is not part of the order.',
  },
  REVIEW_TOO_MANY_PHOTOS: {
    status: 400,
    fr: 'Joignez trois photos au plus.',
    en: 'Attach three photos at most.',
  },
  REVIEW_REASON_MISSING: {
    status: 400,
    fr: 'Choisissez le motif du refus : la personne le recevra par e-mail.',
    en: 'Choose the reason: the customer gets it by e-mail.',
  },
});
