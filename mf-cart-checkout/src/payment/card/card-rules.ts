export interface Card {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export const EMPTY_CARD: Card = { number: '', expiry: '', cvc: '', name: '' };

export type CardField = keyof Card;
export type CardFaults = ReadonlyMap<CardField, 'number' | 'expiry' | 'expired' | 'cvc' | 'name'>;

/** Groups of four digits, as printed on the card. */
export function groupDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `0928`, `9/28` and `09/2028` become `09 / 28`. Deleted characters stay deleted. */
export function formatExpiry(typed: string, before: string): string {
  const isDeleting = typed.length < before.length;
  const whole = isDeleting ? typed : typed.replace(/^(\d)\D/, '0$1/').replace(/^(\d\d\D+)20(\d\d)$/, '$1$2');
  const digits = whole.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 || (digits.length === 2 && !isDeleting)
    ? `${digits.slice(0, 2)} / ${digits.slice(2)}`
    : digits;
}

export function checkCard({ number, expiry, cvc, name }: Card, now: Date): CardFaults {
  const faults = new Map<CardField, 'number' | 'expiry' | 'expired' | 'cvc' | 'name'>();
  if (!isCardNumber(number.replace(/\s/g, ''))) faults.set('number', 'number');
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d{2})$/.exec(expiry) ?? [];
  if (!month || !year) faults.set('expiry', 'expiry');
  else if (isOver({ month: Number(month), year: 2000 + Number(year) }, now)) faults.set('expiry', 'expired');
  if (!/^\d{3,4}$/.test(cvc)) faults.set('cvc', 'cvc');
  if (name.trim() === '') faults.set('name', 'name');
  return faults;
}

function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, place) => {
      const weighed = place % 2 === 1 ? digit * 2 : digit;
      return total + (weighed > 9 ? weighed - 9 : weighed);
    }, 0);
  return sum % 10 === 0;
}

/** A card is valid until the end of its month. */
function isOver({ month, year }: { month: number; year: number }, now: Date): boolean {
  return Date.UTC(year, month, 1) <= now.getTime();
}
