import { defineErrors } from '../../platform/text/refusal.ts';

export const accountingErrors = defineErrors({
  ACCOUNTING_PERIOD_WRONG: {
    status: 400,
    fr: 'Choisissez une période d’une même année, du premier au dernier jour.',
    en: 'Choose a period within one year, from its first to its last day.',
  },
});
