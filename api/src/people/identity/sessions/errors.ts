import { defineErrors } from '../../../platform/text/refusal.ts';

export const identityErrors = defineErrors({
  INVALID_CREDENTIALS: {
    status: 401,
    fr: 'Identifiants incorrects, ou adresse e-mail pas encore confirmée.',
    en: 'Wrong e-mail address or password, or the address is not confirmed yet.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    fr: 'Encore une étape : confirmez avec votre clé d’accès ou un code.',
    en: 'One more step: confirm with your passkey or a code.',
  },
  SECOND_FACTOR_WRONG: {
    status: 403,
    fr: 'Ce code ou cette clé d’accès ne convient pas. Réessayez, ou utilisez un code de secours.',
    en: 'This code or passkey does not match. Try again, or use a recovery code.',
  },
  CHALLENGE_EXPIRED: {
    status: 403,
    fr: 'La demande a expiré. Recommencez.',
    en: 'The request has expired. Start again.',
  },
  PASSKEY_REFUSED: {
    status: 400,
    fr: 'Cette clé d’accès n’a pas pu être ajoutée : vous l’avez déjà, ou elle appartient à un autre site.',
    en: 'This passkey could not be added: you already have it, or it belongs to another site.',
  },
  FACTOR_NOT_FOUND: {
    status: 404,
    fr: 'Ce moyen de connexion est déjà retiré.',
    en: 'This sign-in method is already removed.',
  },
  LOGIN_THROTTLED: {
    status: 429,
    fr: 'Trop de tentatives de connexion. Réessayez un peu plus tard, ou choisissez un nouveau mot de passe.',
    en: 'Too many attempts to sign in. Try again a little later, or choose a new password.',
  },
  ACCOUNT_DEACTIVATED: {
    status: 403,
    fr: 'Ce compte est en pause. Réactivez-le pour continuer.',
    en: 'This account is paused. Reactivate it to continue.',
  },
  ACCOUNT_CLOSED: {
    status: 403,
    fr: 'Ce compte a été fermé par la boutique. Écrivez-nous pour en savoir plus.',
    en: 'This account was closed by the shop. Write to us to find out more.',
  },
  SESSION_ENDED: {
    status: 401,
    fr: 'Votre session est terminée. Veuillez vous reconnecter.',
    en: 'Your session has ended. Please sign in again.',
  },
  SESSION_NOT_FOUND: { status: 404, fr: 'Cet appareil est déjà déconnecté.', en: 'This device is already signed out.' },
  PASSWORD_LEAKED: {
    status: 400,
    fr: 'Ce mot de passe, ou un autre presque pareil, figure dans des listes de mots de passe volés. Choisissez par exemple quelques mots sans rapport entre eux.',
    en: 'This password, or one very like it, is on lists of stolen passwords. Choose a few unrelated words, for example.',
  },
  PASSWORD_TOO_WEAK: {
    status: 400,
    fr: 'Ce mot de passe est trop facile à deviner. Allongez-le, par exemple avec quelques mots sans rapport entre eux.',
    en: 'This password is too easy to guess. Make it longer, for example with a few unrelated words.',
  },
  WRONG_PASSWORD: {
    status: 403,
    fr: 'Le mot de passe actuel est incorrect.',
    en: 'The current password is wrong.',
  },
  LINK_INVALID: {
    status: 400,
    fr: 'Ce lien n’est plus valable : il a déjà servi ou il a expiré. Demandez-en un nouveau.',
    en: 'This link is no longer valid: it has already been used or has expired. Ask for a new one.',
  },
  EMAIL_TAKEN: {
    status: 409,
    fr: 'Cette adresse e-mail est déjà celle d’un compte. Choisissez-en une autre.',
    en: 'This e-mail address already belongs to an account. Choose another one.',
  },
});
