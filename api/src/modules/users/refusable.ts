import type { Database, Queryable } from '../../database/connect.ts';
import { Refusal } from '../../http/refusal.ts';

/** A transaction that a thrown refusal undoes; the refusal is then the answer. */
export async function refusable<T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T | Refusal> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
