import { defineErrors } from '../../text/refusal.ts';

/** Errors that any call may answer. */
export const httpErrors = defineErrors({
  VALIDATION_FAILED: {
    status: 400,
    fr: 'Certaines informations sont manquantes ou incorrectes.',
    en: 'Some information is missing or incorrect.',
  },
  BODY_UNREADABLE: { status: 400, fr: 'La demande n’a pas pu être lue.', en: 'The request could not be read.' },
  UNAUTHENTICATED: { status: 401, fr: 'Veuillez vous connecter.', en: 'Please sign in.' },
  FORBIDDEN: { status: 403, fr: 'Vous n’avez pas accès à cette page.', en: 'You do not have access to this page.' },
  RIGHT_MISSING: {
    status: 403,
    fr: 'Votre rôle dans l’équipe ne permet pas cette action. Demandez à un propriétaire de la boutique.',
    en: 'Your role in the team does not allow this. Ask an owner of the shop.',
  },
  SECOND_FACTOR_MISSING: {
    status: 403,
    fr: 'Cette action demande un second facteur. Ajoutez une clé d’accès dans « Mon compte », « Connexion et sécurité ».',
    en: 'This requires a second factor. Add a passkey in “My account”, “Sign-in and security”.',
  },
  STEP_UP_NEEDED: {
    status: 403,
    fr: 'Confirmez que c’est bien vous, avec votre clé d’accès ou un code.',
    en: 'Confirm that it is you, with your passkey or a code.',
  },
  FOREIGN_ORIGIN: {
    status: 403,
    fr: 'Cette demande vient d’un autre site et a été refusée.',
    en: 'This request comes from another site and was refused.',
  },
  ROUTE_NOT_FOUND: { status: 404, fr: 'Cette adresse n’existe pas.', en: 'This address does not exist.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    fr: 'Cette adresse ne connaît pas cette méthode.',
    en: 'This address does not know that method.',
  },
  REFERENCE_UNKNOWN: {
    status: 400,
    fr: 'Un élément choisi n’existe pas ou plus.',
    en: 'Something that was chosen does not exist, or no longer.',
  },
  ALREADY_EXISTS: { status: 409, fr: 'Cet élément existe déjà.', en: 'This exists already.' },
  STILL_USED: {
    status: 409,
    fr: 'Cet élément est encore utilisé ailleurs.',
    en: 'This is still used elsewhere.',
  },
  VERSION_CONFLICT: {
    status: 409,
    fr: 'Quelqu’un d’autre a modifié cet élément entre-temps. Rechargez-le, puis recommencez.',
    en: 'Somebody else has changed this in the meantime. Reload it and try again.',
  },
  BODY_TOO_LARGE: { status: 413, fr: 'L’envoi est trop volumineux.', en: 'What you sent is too large.' },
  MEDIA_TYPE_UNKNOWN: {
    status: 415,
    fr: 'Ce type de contenu n’est pas accepté.',
    en: 'This type of content is not accepted.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    fr: 'Trop de demandes. Réessayez dans quelques instants.',
    en: 'Too many requests. Try again in a moment.',
  },
  UNEXPECTED: {
    status: 500,
    fr: 'Une erreur est survenue. Veuillez réessayer.',
    en: 'Something went wrong. Please try again.',
  },
  UNAVAILABLE: {
    status: 503,
    fr: 'Le service est momentanément indisponible. Veuillez réessayer.',
    en: 'The service is unavailable for a moment. Please try again.',
  },
});
