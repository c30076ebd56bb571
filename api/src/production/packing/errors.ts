import { defineErrors } from '../../platform/text/refusal.ts';

export const packingErrors = defineErrors({
  CODE_UNKNOWN: {
    status: 404,
    fr: 'Ce code n’est pas de cette boutique, ou il est mal lu.',
    en: 'This code is not from this shop, or was misread.',
  },
  PACKING_NOT_A_TILE: {
    status: 409,
    fr: 'Ce code n’est pas celui d’un magnet.',
    en: 'This is not the code of a magnet.',
  },
  PACKING_OTHER_ORDER: {
    status: 409,
    fr: 'Ce magnet est de la commande {number}. Ne le mettez pas dans ce colis.',
    en: 'This magnet belongs to order {number}. Do not put it into this parcel.',
  },
  PACKING_TWICE: {
    status: 409,
    fr: 'Ce magnet est déjà dans le colis.',
    en: 'This magnet is already in the parcel.',
  },
  PACKING_TILE_VOID: {
    status: 409,
    fr: 'Ce magnet est annulé. Mettez-le de côté.',
    en: 'This magnet is void. Put it aside.',
  },
  PACKING_HALF_DONE: {
    status: 409,
    fr: 'Le scan de ce colis n’est pas fini. Magnets à scanner : {unscanned}.',
    en: 'The scan of this parcel is not finished. Magnets to scan: {unscanned}.',
  },
  PACKING_CLOSED: {
    status: 409,
    fr: 'Cette commande n’est pas à emballer.',
    en: 'This order is not to be packed.',
  },
  PACKING_INCOMPLETE: {
    status: 409,
    fr: 'Le colis n’est pas complet : il manque {missing} magnets.',
    en: 'The parcel is not complete: {missing} magnets are missing.',
  },
});
