import { defineErrors } from '../../../platform/text/refusal.ts';

export const identityErrors = defineErrors({
  INVALID_CREDENTIALS: {
    status: 401,
    fr: 'Identifiants incorrects, ou adresse e-mail pas encore confirmée.',
    en: 'Wrong e-mail address or password, or the address is not confirmed yet.',
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
