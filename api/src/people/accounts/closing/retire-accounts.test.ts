import { describe, expect, it } from '@jest/globals';
import { testIdentity } from '../../../../testing/people/identity.ts';
import { createAccount, lastMail, TestBrowser } from '../../../../testing/people/test-browser.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { purgeAccounts } from './purge-accounts.ts';
import { retireAccounts } from './retire-accounts.ts';

const running = testIdentity();
const day = 24 * 60;

/** An account with this many days left until three years after its last use. */
async function inactiveAccount(daysLeft: number) {
  const { services } = running.api;
  const account = await createAccount(services);
  await services.db.execute(sql`UPDATE users
    SET created_at = now() - interval '3 years' + ${daysLeft} * interval '1 day' WHERE id = ${account.id}`);
  return account;
}

const isErased = async ({ id }: { id: string }) =>
  (await running.count(
    sql`SELECT count(*)::int AS n FROM users WHERE id = ${id} AND anonymised_at IS NOT NULL AND first_name = ''`,
  )) === 1;
const retire = () => retireAccounts.run(running.api.services);

describe('an unused account', () => {
  it('is warned a month before its three years are over, then erased', async () => {
    const account = await inactiveAccount(29);
    await retire();
    const warning = await lastMail(running.api.services, account.email);
    expect(warning.kind).toBe('account-expiring');
    running.later(29 * day);
    await retire();
    expect(await isErased(account)).toBe(false);
    running.later(2 * day);
    await retire();
    expect(await isErased(account)).toBe(true);
  });

  it('is not erased without its warning, however long it has slept', async () => {
    const account = await inactiveAccount(-400);
    await retire();
    expect(await isErased(account)).toBe(false);
    expect(await running.count(sql`SELECT count(*)::int AS n FROM outbox WHERE recipient = ${account.email}`)).toBe(1);
    await retire();
    expect(await running.count(sql`SELECT count(*)::int AS n FROM outbox WHERE recipient = ${account.email}`)).toBe(1);
  });

  it('stays for an owner that returns or never left', async () => {
    const [back, busy] = [await inactiveAccount(29), await inactiveAccount(31)];
    await retire();
    await new TestBrowser(running.api.url).login(back.email);
    running.later(31 * day);
    await retire();
    expect(await isErased(back)).toBe(false);
    expect(await lastMail(running.api.services, busy.email)).toMatchObject({ kind: 'account-expiring' });
    expect(await isErased(busy)).toBe(false);
  });

  it('is deleted without a mail when its address was never confirmed', async () => {
    const { services } = running.api;
    const never = await createAccount(services);
    await services.db.execute(sql`UPDATE users SET email_verified_at = NULL WHERE id = ${never.id}`);
    const rows = sql`SELECT count(*)::int AS n FROM users WHERE id = ${never.id}`;
    await purgeAccounts.run(services);
    expect(await running.count(rows)).toBe(1);
    running.later(31 * day);
    await purgeAccounts.run(services);
    expect(await running.count(rows)).toBe(0);
  });
});
