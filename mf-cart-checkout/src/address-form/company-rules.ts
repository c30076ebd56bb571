/** La Poste has more offices than a Luhn sum leaves numbers for: theirs sum their digits to a multiple of five. */
const LA_POSTE = '356000000';

const luhnSum = (digits: readonly number[]) =>
  digits.toReversed().reduce((sum, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);

export function isSiret(typed: string): boolean {
  const siret = typed.replace(/\s/g, '');
  if (!/^\d{14}$/.test(siret)) return false;
  const digits = Array.from(siret, Number);
  if (siret.startsWith(LA_POSTE) && digits.reduce((sum, digit) => sum + digit, 0) % 5 === 0) return true;
  return luhnSum(digits) % 10 === 0;
}

/** A French number by its key over the SIREN; of the others only the form is known. */
export function isVatNumber(typed: string): boolean {
  const number = typed.replace(/[\s.]/g, '').toUpperCase();
  const french = /^FR(\d{2})(\d{9})$/.exec(number);
  if (french) return Number(french[1]) === (12 + 3 * (Number(french[2]) % 97)) % 97;
  return /^(?!FR)[A-Z]{2}[0-9A-Z]{2,13}$/.test(number) || /^FR(?!\d{2})[0-9A-Z]{2}\d{9}$/.test(number);
}
