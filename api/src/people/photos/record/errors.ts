import { defineErrors } from '../../../platform/text/refusal.ts';

export const photoErrors = defineErrors({
  TUS_VERSION_UNKNOWN: {
    status: 412,
    fr: 'Cette version de tus n’est pas connue.',
    en: 'This version of tus is not known.',
  },
  UPLOAD_LENGTH_MISSING: {
    status: 400,
    fr: 'La taille de la photo manque.',
    en: 'The size of the photo is missing.',
  },
  UPLOAD_OFFSET_DIFFERS: {
    status: 409,
    fr: 'L’envoi de la photo a été interrompu. Réessayez.',
    en: 'The upload of the photo was interrupted. Try again.',
  },
  UPLOAD_EXPIRED: {
    status: 410,
    fr: 'Cet envoi a expiré. Envoyez la photo de nouveau.',
    en: 'This upload has expired. Send the photo again.',
  },
  UPLOAD_BUSY: {
    status: 423,
    fr: 'Cette photo est en cours d’enregistrement. Réessayez dans un instant.',
    en: 'This photo is being saved. Try again in a moment.',
  },
  PHOTO_NOT_FOUND: { status: 404, fr: 'Cette photo n’existe pas.', en: 'This photo does not exist.' },
  PHOTO_UNKNOWN: {
    status: 409,
    fr: 'Nous n’avons pas reçu une de vos photos. Ajoutez-la de nouveau.',
    en: 'We have not received one of your photos. Add it again.',
  },
  PHOTO_GONE: {
    status: 409,
    fr: 'Certaines photos de votre panier ne sont plus sur nos serveurs : nous les effaçons après {days} jours sans commande. Choisissez-les de nouveau, ou retirez l’article.',
    en: 'Some photos in your cart are no longer on our servers: we delete them after {days} days without an order. Choose them again, or remove the item.',
  },
  PHOTOS_MISSING: {
    status: 400,
    fr: 'Choisissez les photos de chaque magnet personnalisé.',
    en: 'Choose the photos of every personalised magnet.',
  },
  PHOTO_COUNT_DIFFERS: {
    status: 400,
    fr: 'Le nombre de photos ne correspond pas à la quantité.',
    en: 'The number of photos does not match the quantity.',
  },
  RECIPE_INVALID: {
    status: 400,
    fr: 'Le recadrage d’une photo n’est pas valable. Recadrez-la de nouveau.',
    en: 'The crop of a photo is not valid. Crop it again.',
  },
  PHOTO_UNREADABLE: {
    status: 422,
    fr: 'Cette photo n’a pas pu être lue. Choisissez une photo JPG ou PNG de 25 Mo et 60 mégapixels au plus.',
    en: 'This photo could not be read. Choose a JPG or PNG photo of at most 25 MB and 60 megapixels.',
  },
  PHOTO_TOO_LARGE: {
    status: 413,
    fr: 'Cette photo dépasse 25 Mo.',
    en: 'This photo is larger than 25 MB.',
  },
  PAIRING_NOT_FOUND: {
    status: 404,
    fr: 'Ce code n’est plus valable ici. Affichez-en un autre.',
    en: 'This code is no longer valid here. Show another one.',
  },
  PAIRING_CODE_UNKNOWN: {
    status: 404,
    fr: 'Nous ne connaissons pas ce code. Vérifiez-le sur l’écran de votre ordinateur.',
    en: 'We do not know this code. Check it on the screen of your computer.',
  },
  PAIRING_EXPIRED: {
    status: 410,
    fr: 'Ce code n’est plus valable. Affichez-en un autre sur votre ordinateur.',
    en: 'This code is no longer valid. Show another one on your computer.',
  },
  PAIRING_FULL: {
    status: 409,
    fr: 'Ce code a déjà servi trop souvent. Affichez-en un autre sur votre ordinateur.',
    en: 'This code has been used too often. Show another one on your computer.',
  },
  PHOTO_QUOTA: {
    status: 429,
    fr: 'Vous avez envoyé beaucoup de photos. Réessayez un peu plus tard.',
    en: 'You have uploaded many photos. Try again a little later.',
  },
});
