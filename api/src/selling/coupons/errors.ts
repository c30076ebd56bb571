import { defineErrors } from '../../platform/text/refusal.ts';

export const couponErrors = defineErrors({
  COUPON_UNKNOWN: { status: 404, fr: 'Code promo invalide', en: 'Invalid promotion code' },
  COUPON_NOT_STARTED: {
    status: 400,
    fr: 'Ce code promo n’est pas encore valable.',
    en: 'This promotion code is not valid yet.',
  },
  COUPON_EXPIRED: { status: 400, fr: 'Ce code promo a expiré.', en: 'This promotion code has expired.' },
  COUPON_USED_UP: {
    status: 400,
    fr: 'Ce code promo est épuisé.',
    en: 'This promotion code has been used up.',
  },
  COUPON_ALREADY_USED: {
    status: 400,
    fr: 'Vous avez déjà utilisé ce code promo.',
    en: 'You have already used this promotion code.',
  },
  COUPON_FIRST_ORDER_ONLY: {
    status: 400,
    fr: 'Ce code promo est réservé à une première commande.',
    en: 'This promotion code is for a first order only.',
  },
  COUPON_OUT_OF_SCOPE: {
    status: 400,
    fr: 'Ce code promo ne s’applique à aucun article de votre panier.',
    en: 'This promotion code does not apply to anything in your cart.',
  },
  COUPON_BELOW_MINIMUM: {
    status: 400,
    fr: 'Montant minimum d’achat requis : €{minimum_amount}',
    en: 'Minimum purchase required: €{minimum_amount}',
  },
  COUPON_GUESSES: {
    status: 429,
    fr: 'Trop de codes essayés. Réessayez dans une minute.',
    en: 'Too many codes tried. Try again in a minute.',
  },
  COUPON_NOT_FOUND: { status: 404, fr: 'Ce code promo n’existe pas.', en: 'This promotion code does not exist.' },
  COUPON_CODE_TAKEN: { status: 409, fr: 'Ce code existe déjà.', en: 'This code already exists.' },
  COUPON_FROZEN: {
    status: 409,
    fr: 'Ce code a déjà servi : sa remise ne change plus. Dupliquez-le pour en faire un autre.',
    en: 'This code has been used: what it grants no longer changes. Duplicate it to make another one.',
  },
  COUPON_VALUES: {
    status: 400,
    fr: 'Une remise est un pourcentage entier de 1 à 100, ou un montant en euros ; la fin vient après le début.',
    en: 'A discount is a whole percentage from 1 to 100, or an amount in euros; the end comes after the start.',
  },
  COUPON_LIMIT_BELOW_USE: {
    status: 409,
    fr: 'Ce code a déjà servi {used} fois : la limite ne peut pas être plus basse.',
    en: 'This code has already been used {used} times: the limit cannot be lower.',
  },
});
