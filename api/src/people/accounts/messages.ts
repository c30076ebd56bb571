import { messageIn } from '../../platform/http/answers/messages.ts';
import type { Locale } from '../../platform/text/refusal.ts';

const texts = {
  addressDeleted: { fr: 'L’adresse a été supprimée.', en: 'The address has been deleted.' },
  emailChangeAsked: {
    fr: 'Un e-mail vient d’être envoyé à cette adresse. Ouvrez son lien dans les 10 minutes pour la confirmer.',
    en: 'An e-mail has been sent to this address. Open its link within 10 minutes to confirm it.',
  },
  exportAsked: {
    fr: 'Un e-mail vient de vous être envoyé. Son lien permet de télécharger vos données pendant 7 jours.',
    en: 'An e-mail has been sent to you. Its link lets you download your data for 7 days.',
  },
  deletionAsked: {
    fr: 'Un e-mail vient de vous être envoyé. Ouvrez son lien dans les 10 minutes pour supprimer votre compte.',
    en: 'An e-mail has been sent to you. Open its link within 10 minutes to delete your account.',
  },
  deactivated: { fr: 'Votre compte est désactivé.', en: 'Your account is deactivated.' },
  reactivated: { fr: 'Votre compte est de nouveau actif.', en: 'Your account is active again.' },
  userDeleted: { fr: 'Le compte a été anonymisé.', en: 'The account has been anonymised.' },
} as const;

export const userMessage = (name: keyof typeof texts, locale: Locale) => messageIn(texts[name], locale);
