import { defineErrors } from '../../platform/text/refusal.ts';

export const settingsErrors = defineErrors({
  STREAM_FULL: { status: 503, fr: 'Trop de connexions ouvertes.', en: 'Too many open connections.' },
});
