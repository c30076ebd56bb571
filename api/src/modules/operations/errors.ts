import { defineErrors } from '../../http/refusal.ts';

export const operationsErrors = defineErrors({
  MAIL_NOT_FOUND: { status: 404, fr: 'Message introuvable', en: 'Mail not found' },
});
