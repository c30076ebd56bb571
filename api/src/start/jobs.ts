import { checkBooksNightly } from '../books/figures/check-books-job.ts';
import { retireAccounts } from '../people/accounts/retire-accounts.ts';
import { purgeContacts } from '../people/contact/purge-contacts.ts';
import { purgePhotos } from '../people/photos/photo-jobs.ts';
import type { Job } from '../platform/jobs/job.ts';
import { purge } from '../platform/jobs/purge.ts';
import { sendMails } from '../platform/mail/send-mails-job.ts';
import { purgeSheets } from '../production/batches/purge-sheets.ts';
import { remakeSheets } from '../production/batches/remake-sheets.ts';
import { renderTiles } from '../production/tiles/render-tiles.ts';
import { sendOrderLinks } from '../selling/customer-orders/order-link-requests.ts';
import { expirePoints } from '../selling/loyalty/expire-points.ts';
import { eraseOldOrders } from '../selling/order-changes/erase-old-orders.ts';
import { expireOrders } from '../selling/order-changes/expire-orders.ts';
import { remindCustomers } from '../selling/order-changes/remind-customers.ts';
import { reconcilePayments, reconcileRefunds, settlePayments } from '../selling/payments/payment-jobs.ts';

/** All work behind the scenes, one line each. */
import { mailContents } from './mail-contents.ts';
export const jobs: readonly Job[] = [
  sendMails(mailContents),
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
  eraseOldOrders,
  expirePoints,
  checkBooksNightly,
  purge,
];
