import { describe, expect, it } from '@jest/globals';
import { testIdentity } from '../../../testing/people/identity.ts';
import { uuidv7 } from '../database/sql/uuid.ts';
import { sql } from '../sql/sql.ts';
import { purge } from './purge.ts';

const running = testIdentity();
const day = 24 * 60;

async function mail(status: 'sent' | 'dead', kind = 'contact-reply'): Promise<() => Promise<number>> {
  const id = uuidv7();
  await running.api.services.db.execute(sql`INSERT INTO outbox (id, kind, recipient, payload, status, sent_at)
    VALUES (${id}, ${kind}, 'zoe@exemple.test', '{}', ${status}, ${status === 'sent' ? sql`now()` : null})`);
  return () => running.count(sql`SELECT count(*)::int AS n FROM outbox WHERE id = ${id}`);
}

const purgeAfter = async (days: number) => {
  running.later(days * day);
  await purge.run(running.api.services);
};

describe('data that is no longer needed', () => {
  it.each([
    ['sent', 90],
    ['dead', 30],
  ] as const)('goes: a mail that is %s, after %d days', async (status, days) => {
    const count = await mail(status);
    await purgeAfter(days - 1);
    expect(await count()).toBe(1);
    await purgeAfter(2);
    expect(await count()).toBe(0);
  });

  it.each(['sent', 'dead'] as const)('deletes a mail to an erased person at once when it is %s', async (status) => {
    const count = await mail(status, 'account-deleted');
    await purgeAfter(1);
    expect(await count()).toBe(0);
  });

  it('stays: a mail that is still to be sent', async () => {
    const id = uuidv7();
    await running.api.services.db.execute(sql`INSERT INTO outbox (id, kind, recipient, payload)
      VALUES (${id}, 'account-deleted', 'zoe@exemple.test', '{}')`);
    await purgeAfter(400);
    expect(await running.count(sql`SELECT count(*)::int AS n FROM outbox WHERE id = ${id}`)).toBe(1);
  });
});
