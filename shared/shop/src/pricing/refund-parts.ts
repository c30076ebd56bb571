import { vatWithin } from './pricing.ts';

/** A line of a paid order, as far as a refund needs it. */
export interface RefundableLine {
  readonly quantity: number;
  /** What was paid for the whole line, after coupon and points. */
  readonly paidCents: number;
  /** Units that earlier refunds pay back. */
  readonly refundedQuantity: number;
}

/** What was paid for the first units of a line. All units add up to the line without a cent of difference. */
const paidFor = ({ quantity, paidCents }: RefundableLine, units: number): number =>
  Math.floor((paidCents * units) / quantity);

/** The amount of the next units that are refunded. */
export const refundOfUnits = (line: RefundableLine, units: number): number =>
  paidFor(line, line.refundedQuantity + units) - paidFor(line, line.refundedQuantity);

/** The VAT in that amount: the VAT of all units is the VAT of the line. */
export const refundedVat = (line: RefundableLine, units: number, rate: number): number =>
  vatWithin(paidFor(line, line.refundedQuantity + units), rate) - vatWithin(paidFor(line, line.refundedQuantity), rate);

/** What a refund pays back, such as "2 × Magnet". Without a line: the delivery. */
export const refundPartName = (part: {
  readonly lineId: string | null;
  readonly name: string;
  readonly quantity: number;
}) => (part.lineId === null ? part.name : `${part.quantity}\u00a0×\u00a0${part.name}`);
