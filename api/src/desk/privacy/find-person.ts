import type { FoundPerson } from '@aimante/api-contract/privacy';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { ofPerson } from '../../selling/index.ts';
import { countHoldings } from './holdings.ts';
import { findAccount, keysOf, type PersonKeys } from './person.ts';
import { activityIn } from './register/register.ts';

interface Names extends Record<string, unknown> {
  id: string;
  name: string;
}

/** What the shop stores about an e-mail address, by the activities of the register. */
export async function findPerson(services: Services, email: string, locale: Locale): Promise<FoundPerson> {
  const account = await findAccount(services.db, email);
  const person = keysOf(account, email);
  const holdings = await countHoldings(services, person);
  return {
    email,
    account: account ? { ...account, createdAt: wireTime(account.createdAt) } : null,
    holdings: holdings.map(({ activity, count, since }) => ({
      ...activityIn(activity, locale),
      count,
      since: wireTime(since),
    })),
    orders: await listOrders(services, person),
    threads: await listThreads(services, person),
  };
}

async function listOrders({ db }: Services, { id, email }: PersonKeys) {
  const { rows } = await db.execute<Names & { isOpen: boolean }>(sql`SELECT o.id, o.number AS name,
      o.status IN ('en_attente', 'en_cours') AS "isOpen"
    FROM orders o WHERE ${ofPerson(id, email)} ORDER BY o.created_at DESC, o.id LIMIT 20`);
  return rows.map(({ name, ...order }) => ({ ...order, number: name }));
}

async function listThreads({ db }: Services, { id, email }: PersonKeys) {
  const { rows } = await db.execute<Names>(sql`SELECT t.id, t.ticket AS name FROM contact_threads t
    WHERE t.user_id = ${id} OR t.email = ${email} ORDER BY t.created_at DESC, t.id LIMIT 20`);
  return rows.map((thread) => ({ id: thread.id, ticket: thread.name }));
}
