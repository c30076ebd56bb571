import { defineErrors } from '../../http/refusal.ts';

export const batchErrors = defineErrors({
  BATCH_NOT_FOUND: { status: 404, fr: 'Lot d’impression introuvable', en: 'Print batch not found' },
  BATCH_EMPTY: {
    status: 409,
    fr: 'Rien n’est prêt à imprimer dans cette sélection.',
    en: 'Nothing in this selection is ready to print.',
  },
  BATCH_TILE_NOT_FOUND: { status: 404, fr: 'Vignette introuvable dans ce lot', en: 'Tile not found in this batch' },
  BATCH_FILE_MISSING: {
    status: 409,
    fr: 'Une image à imprimer n’est plus disponible.',
    en: 'A picture to print is no longer there.',
  },
});
