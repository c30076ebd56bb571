import { defineErrors } from '../../platform/text/refusal.ts';

export const reminderErrors = defineErrors({
  CART_REMINDER_LINK_INVALID: {
    status: 404,
    fr: 'Ce lien n’est pas complet, ou n’est pas de nous. Nous n’envoyons de toute façon qu’un seul rappel.',
    en: 'This link is incomplete, or not ours. We only send one reminder anyway.',
  },
  CART_REMINDER_EMAIL_MISSING: {
    status: 400,
    fr: 'Indiquez l’adresse e-mail qui recevra le rappel.',
    en: 'Tell us which e-mail address gets the reminder.',
  },
});
