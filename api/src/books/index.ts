export { registerAccounting } from './accounting/routes.ts';
export { checkBooks } from './figures/book-checks.ts';
export { checkBooksNightly } from './figures/check-books-job.ts';
export { registerFigures } from './figures/routes.ts';
export { creditRefund, invoicePaidOrder, reverseReturnedRefund } from './invoices/follow-orders.ts';
export { exportInvoices, invoiceLookups } from './invoices/invoice-lookups.ts';
export { registerInvoices } from './invoices/routes.ts';
export { markRestore } from './till/mark-restore.ts';
export { registerTill } from './till/till-routes.ts';
