import { eraseGuest, removeUser } from '../../people/index.ts';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { ofPerson } from '../../selling/index.ts';
import { privacyErrors } from './errors.ts';
import { countHoldings } from './holdings.ts';
import { auditIdOf, findAccount, keysOf, type PersonKeys } from './person.ts';

/** Erases the account with this address, and what is stored about the address without an account. */
export async function erasePerson(services: Services, author: Author, email: string): Promise<Refusal | undefined> {
  const account = await findAccount(services.db, email);
  const person = keysOf(account, email);
  const holdings = await countHoldings(services, person);
  // The audit log cannot be erased, and each search adds to it.
  if (holdings.every(({ activity }) => activity === 'audit')) return privacyErrors.PERSON_NOT_FOUND();
  if (await hasOpenOrders(services.db, person)) return privacyErrors.PERSON_HAS_OPEN_ORDERS();
  const refusal = account && (await removeUser(services, { ...author, userId: account.id }));
  if (refusal) return refusal;
  return inTransaction(services.db, async (tx) => {
    // An order may have been placed in the meantime.
    if (await hasOpenOrders(tx, { ...person, id: keysOf(undefined, email).id }))
      return privacyErrors.PERSON_HAS_OPEN_ORDERS();
    await eraseGuest(services, tx, email);
    const after = Object.fromEntries(holdings.map(({ activity, count }) => [activity, count]));
    await recordAudit(tx, author, { action: 'person.erase', entity: 'person', entityId: auditIdOf(email), after });
    return undefined;
  });
}

async function hasOpenOrders(db: Queryable, { id, email }: PersonKeys): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM orders o
    WHERE ${ofPerson(id, email)} AND o.status IN ('en_attente', 'en_cours') LIMIT 1`);
  return rows.length > 0;
}
