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
    fr: 'Cette action est protégée. Ajoutez d’abord une clé d’accès dans « Mon compte », « Sécurité ».',
    en: 'This action is protected. Add a passkey first, in “My account”, “Security”.',
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
    fr: 'Cette adresse n’accepte pas ce type de demande.',
    en: 'This address does not accept this kind of request.',
  },
  REFERENCE_UNKNOWN: {
    status: 400,
    fr: 'Un élément que vous avez choisi n’existe plus.',
    en: 'Something you chose no longer exists.',
  },
  ALREADY_EXISTS: { status: 409, fr: 'Cet élément existe déjà.', en: 'This already exists.' },
  STILL_USED: {
    status: 409,
    fr: 'Cet élément est encore utilisé ailleurs.',
    en: 'This is still in use elsewhere.',
  },
  VERSION_CONFLICT: {
    status: 409,
    fr: 'Quelqu’un d’autre a modifié cet élément entre-temps. Rechargez-le, puis recommencez.',
    en: 'Someone else has changed this in the meantime. Reload it and try again.',
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
    en: 'The service is temporarily unavailable. Please try again.',
  },
});
