import { messageIn } from '../../platform/http/answers/messages.ts';
import type { Locale } from '../../platform/text/refusal.ts';

const texts = {
  registered: {
    fr: 'Merci ! Nous venons de vous envoyer un e-mail : ouvrez son lien pour confirmer votre adresse, puis connectez-vous.',
    en: 'Thank you! We have just sent you an e-mail: open its link to confirm your address, then sign in.',
  },
  emailVerified: {
    fr: 'Votre adresse e-mail est confirmée. Vous pouvez vous connecter.',
    en: 'Your e-mail address is confirmed. You can sign in.',
  },
  emailChanged: {
    fr: 'Votre nouvelle adresse e-mail est confirmée. Utilisez-la pour vous connecter.',
    en: 'Your new e-mail address is confirmed. Use it to sign in.',
  },
  accountDeleted: { fr: 'Votre compte a été supprimé.', en: 'Your account has been deleted.' },
  resetAsked: {
    fr: 'Si un compte existe avec cette adresse, nous venons d’y envoyer un e-mail. Son lien est valable 10 minutes.',
    en: 'If there is an account with this address, we have just sent it an e-mail. The link is valid for 10 minutes.',
  },
  passwordReset: {
    fr: 'Votre mot de passe a été changé. Vous pouvez vous connecter.',
    en: 'Your password has been changed. You can sign in.',
  },
  steppedUp: { fr: 'C’est confirmé.', en: 'Confirmed.' },
  loggedOut: { fr: 'Vous êtes déconnecté.', en: 'You are signed out.' },
  sessionRevoked: { fr: 'L’appareil est déconnecté.', en: 'The device is signed out.' },
  otherSessionsRevoked: {
    fr: 'Tous vos autres appareils sont déconnectés.',
    en: 'All your other devices are signed out.',
  },
} as const;

export const identityMessage = (name: keyof typeof texts, locale: Locale) => messageIn(texts[name], locale);
