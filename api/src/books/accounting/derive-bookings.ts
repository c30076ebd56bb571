import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Period } from '../figures/sales.ts';
import { readBank } from './bank-bookings.ts';
import { type Booking, readPayments, readTills } from './bookings.ts';
import { readDocuments } from './document-bookings.ts';

/**
 * Everything that moved money or turnover in the period, in the order of the days, as the shop knows it now. An entry
 * without lines, such as the invoice of an order that a coupon paid, would take a number that no line has.
 */
export async function deriveBookings(db: Queryable, period: Period): Promise<Booking[]> {
  const [documents, payments, tills, bank] = [
    await readDocuments(db, period),
    await readPayments(db, period),
    await readTills(db, period),
    await readBank(db, period),
  ];
  return [...documents, ...payments, ...tills, ...bank]
    .filter(({ lines }) => lines.length > 0)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}
