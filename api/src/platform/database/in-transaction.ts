import { Refusal } from '../text/refusal.ts';
import type { Database, Queryable } from './connect.ts';

/** A transaction that a refusal, returned or thrown, undoes; it is given back as a value either way. `work` may run more than once. */
export async function inTransaction<T>(
  db: Pick<Database, 'transaction'>,
  work: (tx: Queryable) => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (result instanceof Refusal) throw result;
      return result;
    });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
