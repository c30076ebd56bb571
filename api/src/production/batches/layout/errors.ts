import { defineErrors } from '../../../platform/text/refusal.ts';

export const batchErrors = defineErrors({
  BATCH_NOT_FOUND: { status: 404, fr: 'Lot d’impression introuvable', en: 'Print batch not found' },
  BATCH_EMPTY: {
    status: 409,
    fr: 'Rien n’est prêt à imprimer dans cette sélection.',
    en: 'Nothing in this selection is ready to print.',
  },
  BATCH_TILES_MISSING: {
    status: 409,
    fr: 'Des magnets sont encore en préparation : {orders}. Réessayez dans une minute.',
    en: 'Some magnets are still being prepared: {orders}. Try again in a minute.',
  },
  BATCH_ALL_VOID: {
    status: 409,
    fr: 'Tous les magnets de ce lot ont été retirés : il n’y a plus rien à imprimer.',
    en: 'All magnets of this batch were removed: there is nothing left to print.',
  },
  BATCH_PRINTED: {
    status: 409,
    fr: 'Ce lot est déjà imprimé : ses magnets gardent leur place.',
    en: 'This batch is already printed: its magnets keep their places.',
  },
  BATCH_PHOTOS_ARRIVED: {
    status: 409,
    fr: 'La photo est arrivée entre-temps : la place reste à la commande {order}.',
    en: 'The photo has arrived in the meantime: order {order} keeps its place.',
  },
  BATCH_PHOTOS_AWAITED: {
    status: 409,
    fr: 'La commande {order} n’est pas prête à imprimer : contrôlez d’abord ses photos.',
    en: 'Order {order} is not ready to print: check its photos first.',
  },
  BATCH_PLACE_NOT_KEPT: {
    status: 409,
    fr: 'Ce lot ne garde plus de place pour cette commande.',
    en: 'This batch keeps no place for this order any more.',
  },
  BATCH_ASSEMBLED: {
    status: 409,
    fr: 'Des magnets de ce lot sont déjà assemblés ou emballés : {orders}.',
    en: 'Magnets of this batch are already assembled or packed: {orders}.',
  },
  BATCH_VERSION_UNKNOWN: {
    status: 409,
    fr: 'Cette version des planches n’existe pas : la dernière est la version {version}.',
    en: 'This version of the sheets does not exist: the last one is version {version}.',
  },
  BATCH_TOO_LARGE: {
    status: 409,
    fr: 'Un fichier contient {sheets} planches au plus. Choisissez moins de magnets.',
    en: 'A file has {sheets} sheets at most. Choose fewer magnets.',
  },
  BATCH_TILE_NOT_FOUND: { status: 404, fr: 'Magnet introuvable dans ce lot', en: 'Magnet not found in this batch' },
  SHEET_PROFILE_NOT_FOUND: { status: 404, fr: 'Profil de planche introuvable', en: 'Sheet profile not found' },
  SHEET_PROFILE_DEFAULT: {
    status: 409,
    fr: 'C’est le profil par défaut. Choisissez-en d’abord un autre.',
    en: 'This is the default profile. Choose another one first.',
  },
  COLOUR_PROFILE_MISSING: { status: 400, fr: 'Aucun profil ICC n’a été envoyé.', en: 'No ICC profile was sent.' },
  COLOUR_PROFILE_UNREADABLE: {
    status: 400,
    fr: 'Ce fichier n’est pas un profil ICC complet. Envoyez le fichier .icc ou .icm de l’imprimante ou du papier.',
    en: 'This file is not a whole ICC profile. Send the .icc or .icm file of the printer or of the paper.',
  },
  COLOUR_PROFILE_NOT_OF_PRINTER: {
    status: 400,
    fr: 'Ce profil ICC n’est pas celui d’une imprimante en RVB, CMJN ou gris.',
    en: 'This ICC profile is not that of a printer in RGB, CMYK or grey.',
  },
  COLOUR_PROFILE_NOT_FOUND: {
    status: 404,
    fr: 'Ce profil de planche n’a pas de profil ICC.',
    en: 'This sheet profile has no ICC profile.',
  },
  BATCH_FILE_MISSING: {
    status: 409,
    fr: 'Une image à imprimer n’est plus disponible.',
    en: 'A picture to print is no longer available.',
  },
});
