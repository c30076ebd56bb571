import type { Subject } from '../database/connection/changes.ts';
import type { Queryable } from '../database/connection/connect.ts';
import { inTransaction } from '../database/connection/in-transaction.ts';
import type { Services } from '../services/services.ts';
import { Refusal } from '../text/refusal.ts';
import type { Author } from './record-audit.ts';

export type AuditedWrite = <T>(
  author: Author,
  work: (tx: Queryable, author: Author) => Promise<T | Refusal>,
) => Promise<T | Refusal>;

/** Runs a change of a subject in one transaction, then clears at once what this process caches of the subject. */
export function auditedWrite({ db, changes }: Pick<Services, 'db' | 'changes'>, subject: Subject): AuditedWrite {
  return async ({ actor, request }, work) => {
    const result = await inTransaction(db, (tx) => work(tx, { actor, request }));
    if (!(result instanceof Refusal)) changes.touch(subject);
    return result;
  };
}
