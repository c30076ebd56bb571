import { saleSchema } from '@aimante/api-contract/market/till-schemas';
import { toCents } from '../../numbers/format.ts';

interface Typed {
  readonly given: string;
  readonly email: string;
}

/** Reads the fields of a payment. A wrong address is refused here: a sale that waits would be refused after the customer left. */
export function readPayment({ given, email }: Typed, totalCents: number) {
  const givenCents = given.trim() === '' ? undefined : toCents(given);
  const changeCents = givenCents === undefined ? undefined : givenCents - totalCents;
  return {
    givenCents,
    changeCents,
    isShort: changeCents !== undefined && !(changeCents >= 0),
    isEmailWrong: email.trim() !== '' && !saleSchema.shape.email.safeParse(email).success,
  };
}
