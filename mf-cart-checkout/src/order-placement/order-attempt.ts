import type { OrderDraft } from '@aimante/api-contract/orders';

/**
 * An order request in progress, stored for this tab. A second press, a reload or a lost answer repeats the request with
 * the same key, so the server creates one order.
 */
export interface OrderAttempt {
  readonly key: string;
  /** Content of the order, without the quoted price. A different cart or address is a different order. */
  readonly basis: string;
  readonly body: OrderDraft;
  /** Null until the server answers. */
  readonly order: { readonly id: string; readonly token: string } | null;
}

const ATTEMPT_KEY = 'order-attempt';

let unsaved: OrderAttempt | undefined;

export function basisOf({ quoteHash: _, promisedUntil: __, ...rest }: OrderDraft): string {
  return JSON.stringify(rest);
}

export function readAttempt(): OrderAttempt | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(ATTEMPT_KEY) ?? 'null');
    return isAttempt(kept) ? kept : unsaved;
  } catch {
    return unsaved;
  }
}

export function keepAttempt(attempt: OrderAttempt): void {
  unsaved = attempt;
  try {
    sessionStorage.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
  } catch {
    // Without storage it lasts until the page closes.
  }
}

export function forgetAttempt(): void {
  unsaved = undefined;
  try {
    sessionStorage.removeItem(ATTEMPT_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function isAttempt(kept: unknown): kept is OrderAttempt {
  if (typeof kept !== 'object' || kept === null) return false;
  const has = (name: string, type: string) => typeof Reflect.get(kept, name) === type;
  return has('key', 'string') && has('basis', 'string') && has('body', 'object') && has('order', 'object');
}
