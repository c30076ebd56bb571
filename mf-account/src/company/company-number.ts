const LA_POSTE = '356000000';

/** Fourteen digits with a Luhn sum; the offices of La Poste, too many for it, sum their digits to a multiple of five. */
export function isSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret)) return false;
  const digits = Array.from(siret, Number);
  if (siret.startsWith(LA_POSTE) && digits.reduce((sum, digit) => sum + digit) % 5 === 0) return true;
  const luhn = digits.reduceRight((sum, digit, index) => {
    const weighed = index % 2 === 0 ? digit * 2 : digit;
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return luhn % 10 === 0;
}

/** A French number is checked by its key; of the others only the form is known here. */
export function isVatNumber(typed: string): boolean {
  const number = typed.replace(/[\s.]/g, '').toUpperCase();
  const [, key, siren] = /^FR(\d{2})(\d{9})$/.exec(number) ?? [];
  if (key && siren) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
  return /^(?!FR\d{11}$)[A-Z]{2}[0-9A-Z]{2,13}$/.test(number);
}
