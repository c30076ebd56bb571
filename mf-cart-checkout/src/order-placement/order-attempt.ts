import type { OrderDraft } from '@aimante/api-contract/orders';

/**
 * An order on its way, kept for this tab: a second press, a reload or a lost answer sends the same request with the same
 * key, and the server makes one order of them.
 */
export interface OrderAttempt {
  readonly key: string;
  /** What is ordered, without the price seen: another cart or address is another order. */
  readonly basis: string;
  readonly body: OrderDraft;
  /** Null until the server has answered. */
  readonly order: { readonly id: string; readonly token: string } | null;
}

const ATTEMPT_KEY = 'order-attempt';

let unsaved: OrderAttempt | undefined;

export function basisOf({ quoteHash: _seen, ...rest }: OrderDraft): string {
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
    // It holds for as long as the page is open.
  }
}

export function forgetAttempt(): void {
  unsaved = undefined;
  try {
    sessionStorage.removeItem(ATTEMPT_KEY);
  } catch {
    // There is nothing to forget.
  }
}

function isAttempt(kept: unknown): kept is OrderAttempt {
  if (typeof kept !== 'object' || kept === null) return false;
  const has = (name: string, type: string) => typeof Reflect.get(kept, name) === type;
  return has('key', 'string') && has('basis', 'string') && has('body', 'object') && has('order', 'object');
}
