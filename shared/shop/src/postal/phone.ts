/**
 * A phone number as people type it: `0033 (0)6.12.34.56.78` becomes `06 12 34 56 78`, a number of another country
 * becomes `+32475123456`. A text that is no phone number stays as typed.
 */
export function normalizePhone(typed: string): string {
  const bare = typed
    .replace(/\(0\)/g, '')
    .replace(/[\s./()\u00a0-]/g, '')
    .replace(/^00(?=[1-9])/, '+');
  const french = /^(?:\+330?|0)([1-9]\d{8})$/.exec(bare)?.[1];
  if (french) return `0${french}`.replace(/\d{2}(?=\d)/g, '$& ');
  return /^\+[1-9]\d{7,13}$/.test(bare) ? bare : typed;
}
