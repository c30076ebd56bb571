import { defineErrors } from '../text/refusal.ts';

export const pictureErrors = defineErrors({
  PICTURE_MISSING: { status: 400, fr: 'Aucune image n’a été envoyée.', en: 'No picture was sent.' },
  PICTURE_UNREADABLE: {
    status: 400,
    fr: 'Cette image ne peut pas être lue. Envoyez un fichier JPG, PNG ou WebP.',
    en: 'This picture cannot be read. Send a JPG, PNG or WebP file.',
  },
  PICTURE_NOT_FOUND: { status: 404, fr: 'Cette image n’existe pas.', en: 'This picture does not exist.' },
});
