import { Refusal } from '../../text/refusal.ts';
import type { Database, Queryable } from './connect.ts';

/**
 * Runs `work` in a transaction. A refusal, returned or thrown, rolls it back and is returned as a value. `work` may run
 * more than once.
 */
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
