import { defineErrors } from '../../platform/text/refusal.ts';

export const operationsErrors = defineErrors({
  MAIL_NOT_FOUND: { status: 404, fr: 'Message introuvable', en: 'Mail not found' },
  MAIL_OVERTAKEN: {
    status: 409,
    fr: 'La commande a avancé depuis ce message : il ne serait plus juste.',
    en: 'The order has moved on since this e-mail: it would no longer be true.',
  },
  MAIL_WITHOUT_RECIPIENT: {
    status: 409,
    fr: 'Les données de ce client sont effacées : il n’a plus d’adresse e-mail.',
    en: 'The data of this customer is deleted: there is no e-mail address any more.',
  },
  VIEW_NOT_FOUND: { status: 404, fr: 'Vue introuvable', en: 'View not found' },
  VIEW_NAME_TAKEN: { status: 409, fr: 'Une vue porte déjà ce nom.', en: 'A view already has this name.' },
  VIEW_OF_ANOTHER: {
    status: 403,
    fr: 'Cette vue partagée appartient à un autre membre de l’équipe.',
    en: 'This shared view belongs to another member of the team.',
  },
});
