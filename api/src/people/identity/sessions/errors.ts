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
    fr: 'Cette clé d’accès n’a pas pu être ajoutée : elle existe déjà, ou n’est pas pour ce site.',
    en: 'This passkey could not be added: it exists already, or is not for this site.',
  },
  FACTOR_NOT_FOUND: {
    status: 404,
    fr: 'Ce second facteur n’existe pas ou plus.',
    en: 'This second factor does not exist, or no longer.',
  },
  LOGIN_THROTTLED: {
    status: 429,
    fr: 'Trop de tentatives de connexion. Réessayez un peu plus tard, ou choisissez un nouveau mot de passe.',
    en: 'Too many attempts to sign in. Try again a little later, or choose a new password.',
  },
  ACCOUNT_DEACTIVATED: {
    status: 403,
    fr: 'Ce compte est désactivé. Réactivez-le pour continuer.',
    en: 'This account is deactivated. Reactivate it to continue.',
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
  SESSION_NOT_FOUND: { status: 404, fr: 'Cette session n’existe pas.', en: 'This session does not exist.' },
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
    en: 'This link is no longer valid: it was used already or has expired. Ask for a new one.',
  },
  EMAIL_TAKEN: {
    status: 409,
    fr: 'Cette adresse ne peut plus être utilisée. Choisissez-en une autre.',
    en: 'This address can no longer be used. Choose another one.',
  },
});
