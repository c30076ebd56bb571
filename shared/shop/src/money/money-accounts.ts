/** Accounts of the books where money of customers arrives, by means of payment. */
export const MONEY_ACCOUNTS = { card: '511500', transfer: '512000', paypal: '512100', cash: '530000' } as const;
export type MoneyMeans = keyof typeof MONEY_ACCOUNTS;
