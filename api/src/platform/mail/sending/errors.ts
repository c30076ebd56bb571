import { defineErrors } from '../../text/refusal.ts';

export const mailErrors = defineErrors({
  MAIL_NOT_FOUND: { status: 404, fr: 'E-mail introuvable', en: 'E-mail not found' },
  MAIL_OVERTAKEN: {
    status: 409,
    fr: 'La commande a avancé depuis cet e-mail : il ne serait plus vrai.',
    en: 'The order has moved on since this e-mail: it would no longer be true.',
  },
  MAIL_WITHOUT_RECIPIENT: {
    status: 409,
    fr: 'Les données de ce client sont effacées : il n’a plus d’adresse e-mail.',
    en: 'The data of this customer is deleted: there is no e-mail address any more.',
  },
});
