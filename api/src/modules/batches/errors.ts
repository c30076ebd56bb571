import { defineErrors } from '../../http/refusal.ts';

export const batchErrors = defineErrors({
  BATCH_NOT_FOUND: { status: 404, fr: 'Lot d’impression introuvable', en: 'Print batch not found' },
  BATCH_EMPTY: {
    status: 409,
    fr: 'Rien n’est prêt à imprimer dans cette sélection.',
    en: 'Nothing in this selection is ready to print.',
  },
  BATCH_TILE_NOT_FOUND: { status: 404, fr: 'Vignette introuvable dans ce lot', en: 'Tile not found in this batch' },
  SHEET_PROFILE_NOT_FOUND: { status: 404, fr: 'Profil de planche introuvable', en: 'Sheet profile not found' },
  SHEET_PROFILE_DEFAULT: {
    status: 409,
    fr: 'C’est le profil par défaut. Choisissez-en d’abord un autre.',
    en: 'This is the default profile. Choose another one first.',
  },
  BATCH_FILE_MISSING: {
    status: 409,
    fr: 'Une image à imprimer n’est plus disponible.',
    en: 'A picture to print is no longer there.',
  },
});
