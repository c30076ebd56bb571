import { defineErrors } from '../../platform/text/refusal.ts';

export const reminderErrors = defineErrors({
  CART_REMINDER_LINK_INVALID: {
    status: 404,
    fr: 'Ce lien est incomplet. Ouvrez-le depuis l’e-mail. De toute façon, nous n’envoyons qu’un seul rappel.',
    en: 'This link is incomplete. Open it from the e-mail. In any case, we only send one reminder.',
  },
  CART_REMINDER_EMAIL_MISSING: {
    status: 400,
    fr: 'Indiquez votre adresse e-mail pour recevoir le rappel.',
    en: 'Enter your e-mail address to get the reminder.',
  },
});
