import { accountMails, shopMails } from '../people/index.ts';
import type { MailContents } from '../platform/mail/contents/mail-contents.ts';
import { isOvertaken, orderMails, readOrdered } from '../selling/index.ts';

export const mailContents: MailContents = {
  templates: { ...accountMails, ...shopMails, ...orderMails },
  readOrdered,
  isOvertaken,
};
