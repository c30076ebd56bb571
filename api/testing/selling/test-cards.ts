export const testCards = {
  succeeds: '4242 4242 4242 4242',
  asks3ds: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  refundsLate: '4000 0000 0000 7726',
  refundFails: '4000 0000 0000 5126',
} as const;

export const cardPayment = (totalCents: number, number: string = testCards.succeeds, more: object = {}) => ({
  provider: 'demo',
  totalCents,
  card: { number, expiry: '12/30', cvc: '123' },
  ...more,
});
