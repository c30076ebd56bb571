/** In French, keeps high punctuation, quotation marks and units on the line of their word. */
export const typeset = (text: string, locale: 'fr' | 'en'): string =>
  locale === 'en' ? text : text.replace(/ ([:;!?€%»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
