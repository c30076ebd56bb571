import { messageIn } from '../../platform/http/answers/messages.ts';
import type { Locale } from '../../platform/text/refusal.ts';

const texts = {
  addressDeleted: { fr: 'L’adresse a été supprimée.', en: 'The address has been deleted.' },
  emailChangeAsked: {
    fr: 'Nous venons d’envoyer un e-mail à cette adresse. Ouvrez son lien dans les 10 minutes pour la confirmer.',
    en: 'We have just sent an e-mail to this address. Open its link within 10 minutes to confirm it.',
  },
  exportAsked: {
    fr: 'Nous préparons vos données. Vous recevrez un e-mail avec un lien pour les télécharger, valable 7 jours.',
    en: 'We are preparing your data. You will get an e-mail with a link to download it, valid for 7 days.',
  },
  deletionAsked: {
    fr: 'Nous venons de vous envoyer un e-mail. Ouvrez son lien dans les 10 minutes pour supprimer votre compte.',
    en: 'We have just sent you an e-mail. Open its link within 10 minutes to delete your account.',
  },
  deactivated: { fr: 'Votre compte est en pause.', en: 'Your account is paused.' },
  reactivated: { fr: 'Votre compte est de nouveau actif.', en: 'Your account is active again.' },
  userDeleted: { fr: 'Le compte a été anonymisé.', en: 'The account has been anonymised.' },
} as const;

export const userMessage = (name: keyof typeof texts, locale: Locale) => messageIn(texts[name], locale);
