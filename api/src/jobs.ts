import { purgeSheets } from './modules/batches/purge-sheets.ts';
import { remakeSheets } from './modules/batches/remake-sheets.ts';
import { purgeContacts } from './modules/contact/purge-contacts.ts';
import { expirePoints } from './modules/loyalty/expire-points.ts';
import { checkBooksNightly } from './modules/operations/check-books-job.ts';
import { expireOrders } from './modules/orders/expire-orders.ts';
import { sendOrderLinks } from './modules/orders/order-link-requests.ts';
import { remindCustomers } from './modules/orders/remind-customers.ts';
import { reconcilePayments, reconcileRefunds, settlePayments } from './modules/payments/payment-jobs.ts';
import { purgePhotos } from './modules/photos/photo-jobs.ts';
import { renderTiles } from './modules/photos/render-tiles.ts';
import { retireAccounts } from './modules/users/retire-accounts.ts';
import type { Job } from './platform/jobs/job.ts';
import { purge } from './platform/jobs/purge.ts';
import { sendMails } from './platform/mail/send-mails-job.ts';

/** All work behind the scenes, one line each. */
export const jobs: readonly Job[] = [
  sendMails,
  settlePayments,
  reconcilePayments,
  reconcileRefunds,
  expireOrders,
  remindCustomers,
  sendOrderLinks,
  renderTiles,
  remakeSheets,
  purgePhotos,
  purgeSheets,
  purgeContacts,
  retireAccounts,
  expirePoints,
  checkBooksNightly,
  purge,
];
