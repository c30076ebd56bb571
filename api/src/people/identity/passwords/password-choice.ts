import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import type { UserRow } from '../../users/user-rows.ts';
import { queueAccountMail } from './account-mail.ts';
import { issueMailToken, linkMinutes } from './mail-token.ts';

interface PasswordChoice {
  user: Pick<UserRow, 'id' | 'email' | 'firstName'>;
  locale: Locale;
  siteUrl: string;
  now: Date;
}

/** Mails a link to choose the account's password: only a reader of its mails can. */
export async function mailPasswordChoice(db: Queryable, { user, locale, siteUrl, now }: PasswordChoice): Promise<void> {
  const token = await issueMailToken(db, { userId: user.id, purpose: 'reset-password', payload: {} }, now);
  const link = sitePage(siteUrl, locale, { path: '/auth/reset-password', token });
  const payload = { link, minutes: linkMinutes };
  await queueAccountMail(db, { kind: 'reset-password', to: user.email, locale, firstName: user.firstName, payload });
}
