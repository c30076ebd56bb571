import { accountMails } from '../people/mails/account-mails.ts';
import { shopMails } from '../people/mails/shop-mails.ts';
import type { MailContents } from '../platform/mail/mail-contents.ts';
import { orderMails } from '../selling/mails/order-mails.ts';
import { isOvertaken } from '../selling/mails/overtaken.ts';
import { readOrdered } from '../selling/mails/read-ordered.ts';

/** Every mail of the shop. */
export const mailContents: MailContents = {
  templates: { ...accountMails, ...shopMails, ...orderMails },
  readOrdered,
  isOvertaken,
};
