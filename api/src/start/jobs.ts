import { checkBooksNightly } from '../books/index.ts';
import { purgeAccounts, purgeContacts, purgePhotos, retireAccounts } from '../people/index.ts';
import type { Job } from '../platform/jobs/job.ts';
import { purge } from '../platform/jobs/purge.ts';
import { sendMails } from '../platform/mail/sending/send-mails-job.ts';
import { purgeSheets, remakeSheets, renderTiles } from '../production/index.ts';
import {
  eraseOldOrders,
  expireOrders,
  expirePoints,
  purgeRequests,
  reconcilePayments,
  reconcileRefunds,
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
  purgeAccounts,
  purgeRequests,
];
