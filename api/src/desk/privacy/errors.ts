import { defineErrors } from '../../platform/text/refusal.ts';

export const privacyErrors = defineErrors({
  PERSON_NOT_FOUND: {
    status: 404,
    fr: 'La boutique n’a rien sur cette adresse.',
    en: 'The shop has nothing about this address.',
  },
  PERSON_HAS_OPEN_ORDERS: {
    status: 409,
    fr: 'Une commande est encore en cours : terminez-la ou annulez-la avant d’effacer.',
    en: 'An order is still open: complete or cancel it before you erase.',
  },
});
