import { defineErrors } from '../../platform/text/refusal.ts';

export const operationsErrors = defineErrors({
  VIEW_NOT_FOUND: { status: 404, fr: 'Vue introuvable', en: 'View not found' },
  VIEW_NAME_TAKEN: { status: 409, fr: 'Une vue porte déjà ce nom.', en: 'A view already has this name.' },
  VIEW_OF_ANOTHER: {
    status: 403,
    fr: 'Cette vue partagée appartient à un autre membre de l’équipe.',
    en: 'This shared view belongs to another member of the team.',
  },
});
