/** Replaces letters that the standard fonts of PDF lack with a question mark. French texts need none of them. */
export const standardLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/[^\x20-\x7e\u00a0-\u00ff€–—‘’“”•…œŒŠšŽžŸ]/g, '?');
