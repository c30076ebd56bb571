import { ApiError, type CallInput } from '@aimante/api-contract';
import type { sell } from '@aimante/api-contract/market';

export type Sale = CallInput<NonNullable<(typeof sell)['endpoint']>>['body'];

const KEY = 'aimante-admin-till';

/** Sales that wait for the network, in the order in which they were made. The server knows each by its `clientId`. */
export function readQueue(): Sale[] {
  try {
    const sales: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(sales) ? (sales as Sale[]) : [];
  } catch {
    return [];
  }
}

export function writeQueue(sales: readonly Sale[]): void {
  localStorage.setItem(KEY, JSON.stringify(sales));
}

export const addToQueue = (sale: Sale): void => writeQueue([...readQueue(), sale]);

/** A login that ended, a pause that is asked for: answers that say nothing of the sale. */
const PASSING = [401, 403, 408, 429];

/** The server judged the sale itself. Whatever else went wrong, it may have arrived or still can: it is not given up. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);

/** Sends what waits; stops where the network does. What is refused for good leaves the queue and is told. */
export async function sendQueue(
  send: (sale: Sale) => Promise<unknown>,
  judge: (error: unknown) => 'later' | 'refused',
): Promise<{ sent: number; refused: number }> {
  const outcome = { sent: 0, refused: 0 };
  for (const sale of readQueue()) {
    try {
      await send(sale);
      outcome.sent += 1;
    } catch (error) {
      if (judge(error) === 'later') return outcome;
      outcome.refused += 1;
    }
    writeQueue(readQueue().filter(({ clientId }) => clientId !== sale.clientId));
  }
  return outcome;
}
