import { ApiError, type CallInput } from '@aimante/api-contract';
import type { sell } from '@aimante/api-contract/market';

export type Sale = CallInput<NonNullable<(typeof sell)['endpoint']>>['body'];

const KEY = 'aimante-admin-till';

/** Sales that wait for the network, in order. The server recognises each by its `clientId`. */
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

/** Answers that do not concern the sale: an expired login, a timeout, a rate limit. */
const PASSING = [401, 403, 408, 429];

/**
 * True if the server refused the sale itself. After any other failure the sale may have arrived or may still arrive, so
 * it stays in the queue.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);

/** Sends waiting sales and stops when the network fails. A refused sale leaves the queue and is reported. */
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
