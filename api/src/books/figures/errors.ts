import { defineErrors } from '../../platform/text/refusal.ts';

export const figureErrors = defineErrors({
  FIGURES_PERIOD_WRONG: {
    status: 400,
    fr: 'La période finit après son début et dure un an au plus.',
    en: 'The period ends after it starts, and lasts one year at most.',
  },
});
