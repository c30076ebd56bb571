import type { Locale } from './refusal.ts';

/** In French, keeps high punctuation, quotation marks and units on the line of their word. */
export const typeset = (text: string, locale: Locale): string =>
  locale === 'en' ? text : text.replace(/ ([:;!?€%»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
