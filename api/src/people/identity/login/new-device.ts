import type { Queryable } from '../../../platform/database/connection/connect.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import type { UserRow } from '../../users/user-rows.ts';
import { queueAccountMail } from '../passwords/account-mail.ts';
import type { Caller } from '../sessions/session-service.ts';
import { knownDevice } from './throttle.ts';

interface Login {
  user: UserRow;
  caller: Caller;
  device: string | undefined;
}

/** Mails a member of the team that a browser without the account's device cookie signed in. */
export async function mailNewDevice(
  db: Queryable,
  { config, secrets, now }: Pick<Services, 'config' | 'secrets' | 'now'>,
  { user, caller, device }: Login,
): Promise<void> {
  const { email, locale, firstName } = user;
  if (user.role !== 'admin' || knownDevice({ email, device }, secrets.auth)) return;
  const link = sitePage(config.siteUrl, locale, { path: '/account/security' });
  const payload = { link, ip: caller.ip, userAgent: caller.userAgent?.slice(0, 160) ?? '', at: now().toISOString() };
  await queueAccountMail(db, { kind: 'new-device', to: email, locale, firstName, payload });
}
