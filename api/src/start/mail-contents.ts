import { accountMails, securityMails, shopMails } from '../people/index.ts';
import type { MailContents } from '../platform/mail/contents/mail-contents.ts';
import { cartMails, isOvertaken, orderMails, readOrdered } from '../selling/index.ts';

export const mailContents: MailContents = {
  templates: { ...accountMails, ...securityMails, ...shopMails, ...orderMails, ...cartMails },
  readOrdered,
  isOvertaken,
};
