/** In groups of four, as printed on a bank card or an invoice. */
export const groupIban = (typed: string, separator = ' '): string =>
  typed
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, `$1${separator}`);
