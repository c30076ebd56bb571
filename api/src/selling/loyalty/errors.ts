import { defineErrors } from '../../platform/text/refusal.ts';

export const loyaltyErrors = defineErrors({
  LOYALTY_TOO_FEW_POINTS: {
    status: 409,
    fr: 'Il vous faut {needed} points ; vous en avez {balance}.',
    en: 'You need {needed} points; you have {balance}.',
  },
});
