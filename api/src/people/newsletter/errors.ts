import { defineErrors } from '../../platform/text/refusal.ts';

export const newsletterErrors = defineErrors({
  NEWSLETTER_LINK_INVALID: {
    status: 400,
    fr: 'Ce lien n’est plus valable. Inscrivez-vous à nouveau pour en recevoir un autre.',
    en: 'This link is no longer valid. Subscribe again to get another one.',
  },
});
