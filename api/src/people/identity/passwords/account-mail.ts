import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { queueMail } from '../../../platform/mail/sending/queue-mail.ts';
import type { Locale } from '../../../platform/text/refusal.ts';

/** Values of each mail about an account, besides the recipient's name. */
export interface AccountMails {
  'verify-email': { link: string; minutes: number };
  'account-exists': { loginLink: string; resetLink: string };
  'reset-password': { link: string; minutes: number };
  'password-changed': { resetLink: string };
  'change-email': { link: string; minutes: number };
  'email-change-asked': { newEmail: string };
  'email-changed': { newEmail: string };
  'delete-account': { link: string; minutes: number };
  'account-deleted': Record<string, never>;
  'export-ready': { link: string; days: number };
  /** Zero hours: the account has a password already. */
  'team-invitation': { link: string; hours: number };
  'new-device': { link: string; ip: string; userAgent: string; at: string };
  'second-factor-changed': { link: string; factor: 'passkey' | 'code-app' | 'all'; change: 'added' | 'removed' };
  'account-expiring': { loginLink: string; on: string };
}

export interface AccountMail<Kind extends keyof AccountMails = keyof AccountMails> {
  kind: Kind;
  to: string;
  locale: Locale;
  firstName: string;
  payload: AccountMails[Kind];
  /** Prevents a second mail with the same key. */
  dedupeKey?: string;
}

/** Runs in the transaction of the change that the mail reports. */
export function queueAccountMail<Kind extends keyof AccountMails>(
  db: Queryable,
  mail: AccountMail<Kind>,
): Promise<void> {
  const { firstName, payload, ...rest } = mail;
  return queueMail(db, { ...rest, payload: { ...payload, firstName } });
}
