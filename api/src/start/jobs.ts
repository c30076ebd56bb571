import { checkBooksNightly, fetchMovementsDaily, sendFlowsHourly } from '../books/index.ts';
import { purgeAccounts, purgeContacts, purgePhotos, retireAccounts } from '../people/index.ts';
import type { Job } from '../platform/jobs/job.ts';
import { purge } from '../platform/jobs/purge.ts';
import { sendMails } from '../platform/mail/sending/send-mails-job.ts';
import { purgeSheets, remakeSheets, renderTiles } from '../production/index.ts';
import {
  askForReviews,
  eraseOldOrders,
  expireOrders,
  expirePoints,
  followParcels,
  purgeCartReminders,
  purgeCarts,
  purgeLabels,
  purgeRequests,
  purgeReviewPhotos,
  reconcilePayments,
  reconcileRefunds,
  remindCarts,
  remindCustomers,
  sendOrderLinks,
  settlePayments,
} from '../selling/index.ts';
import { mailContents } from './mail-contents.ts';

export const jobs: readonly Job[] = [
  sendMails(mailContents),
  settlePayments,
  reconcilePayments,
  reconcileRefunds,
  expireOrders,
  remindCustomers,
  remindCarts,
  askForReviews,
  sendOrderLinks,
  renderTiles,
  remakeSheets,
  purgePhotos,
  purgeSheets,
  purgeReviewPhotos,
  purgeCarts,
  purgeCartReminders,
  followParcels,
  purgeLabels,
  purgeContacts,
  retireAccounts,
  eraseOldOrders,
  expirePoints,
  fetchMovementsDaily,
  sendFlowsHourly,
  checkBooksNightly,
  purge,
  purgeAccounts,
  purgeRequests,
];
