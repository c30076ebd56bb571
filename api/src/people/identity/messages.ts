import { messageIn } from '../../platform/http/answers/messages.ts';
import type { Locale } from '../../platform/text/refusal.ts';

const texts = {
  registered: {
    fr: 'Merci ! Un e-mail vient de vous être envoyé : ouvrez son lien pour confirmer votre adresse, puis connectez-vous.',
    en: 'Thank you! We have sent you an e-mail: open its link to confirm your address, then sign in.',
  },
  emailVerified: {
    fr: 'Votre adresse e-mail est confirmée. Vous pouvez vous connecter.',
    en: 'Your e-mail address is confirmed. You can sign in.',
  },
  emailChanged: {
    fr: 'Votre nouvelle adresse e-mail est confirmée. Connectez-vous avec elle.',
    en: 'Your new e-mail address is confirmed. Sign in with it.',
  },
  accountDeleted: { fr: 'Votre compte a été supprimé.', en: 'Your account has been deleted.' },
  resetAsked: {
    fr: 'Si un compte existe pour cette adresse, un e-mail vient de lui être envoyé. Son lien est valable 10 minutes.',
    en: 'If there is an account for this address, an e-mail has been sent to it. Its link is valid for 10 minutes.',
  },
  passwordReset: {
    fr: 'Votre mot de passe a été changé. Vous pouvez vous connecter.',
    en: 'Your password has been changed. You can sign in.',
  },
  steppedUp: { fr: 'C’est confirmé.', en: 'Confirmed.' },
  loggedOut: { fr: 'Vous êtes déconnecté.', en: 'You are signed out.' },
  sessionRevoked: { fr: 'La session a été fermée.', en: 'The session has been ended.' },
  otherSessionsRevoked: {
    fr: 'Toutes les autres sessions ont été fermées.',
    en: 'All other sessions have been ended.',
  },
} as const;

export const identityMessage = (name: keyof typeof texts, locale: Locale) => messageIn(texts[name], locale);
