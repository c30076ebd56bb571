import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { uuidv7 } from '../../database/uuid.ts';
import type { Locale } from '../../http/refusal.ts';

/** What each mail about an account tells, beside the name of whom it is written to. */
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
}

export interface AccountMail<Kind extends keyof AccountMails = keyof AccountMails> {
  kind: Kind;
  to: string;
  locale: Locale;
  firstName: string;
  payload: AccountMails[Kind];
}

/** Written where the change itself is written: both happen or neither. */
export async function queueAccountMail<Kind extends keyof AccountMails>(
  db: Queryable,
  mail: AccountMail<Kind>,
): Promise<void> {
  const payload = JSON.stringify({ ...mail.payload, firstName: mail.firstName });
  await db.execute(sql`INSERT INTO outbox (id, kind, recipient, locale, payload)
    VALUES (${uuidv7()}, ${mail.kind}, ${mail.to}, ${mail.locale}, ${payload}::jsonb)`);
}

/** Built from our own address, never from the request's. The token stands behind `#`: no server on the way logs it. */
export const pageLink = (siteUrl: string, locale: Locale, { path, token }: { path: string; token?: string }): string =>
  `${siteUrl}${locale === 'en' ? '/en' : ''}${path}${token === undefined ? '' : `#token=${token}`}`;
