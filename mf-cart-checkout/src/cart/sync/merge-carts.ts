import type { CartSync, SyncedCart } from '@aimante/api-contract/carts';
import { type Cart, type CartLine, EMPTY_CART } from '../cart.ts';
import { choicesFingerprint, choicesOf, fingerprintOf, fromSaved, toSaved, withChoices } from './saved-line.ts';
import { type Change, newState, type SyncState } from './sync-state.ts';

const REMOVED = '';

const printsOf = ({ lines }: Cart): Record<string, string> =>
  Object.fromEntries(lines.map((line) => [line.lineId, fingerprintOf(toSaved(line))]));

/** Notes when each difference between this device and the account began. */
export function noteChanges(state: SyncState, cart: Cart, now: number): SyncState {
  const here = printsOf(cart);
  // What was in the cart before its first exchange may be a copy of what the account changed since.
  const at = state.isFresh ? null : now;
  const lineIds = [...new Set([...Object.keys(here), ...Object.keys(state.known)])];
  const changes = lineIds.flatMap((lineId): [string, Change][] => {
    const print = here[lineId] ?? REMOVED;
    if (print === (state.known[lineId] ?? REMOVED)) return [];
    const noted = state.changes[lineId];
    return [[lineId, noted?.print === print ? noted : { print, at }]];
  });
  return { ...state, changes: Object.fromEntries(changes), choicesChange: choicesChangeOf(state, cart, at) };
}

function choicesChangeOf(state: SyncState, cart: Cart, at: number | null): Change | null {
  const print = choicesFingerprint(choicesOf(cart));
  if (print === (state.choices ?? choicesFingerprint(choicesOf(EMPTY_CART)))) return null;
  return state.choicesChange?.print === print ? state.choicesChange : { print, at };
}

/** Per call of the API. The rest follows in the next call. */
const MOST_LINES = 20;

export function requestOf(
  state: SyncState,
  cart: Cart,
  { now, checkoutId }: { now: number; checkoutId: string },
): CartSync {
  const agoOf = ({ at }: Change) => (at === null ? null : Math.max(0, now - at));
  const changed = cart.lines.flatMap((line) => {
    const change = state.changes[line.lineId];
    return change ? [{ line: toSaved(line), agoMs: agoOf(change) }] : [];
  });
  const removed = Object.entries(state.changes).flatMap(([lineId, change]) =>
    change.print === REMOVED ? [{ lineId, agoMs: agoOf(change) }] : [],
  );
  const { choicesChange } = state;
  return {
    cartId: state.cartId,
    version: state.version,
    checkoutId,
    changed: changed.slice(0, MOST_LINES),
    removed,
    choices: choicesChange && { value: choicesOf(cart), agoMs: agoOf(choicesChange) },
  };
}

export interface Merged {
  readonly state: SyncState;
  readonly cart: Cart;
}

/**
 * Applies the answer to the cart as it is now. A line that changed here since the request stays, and is sent next time.
 */
export function mergeAnswer({ state, cart }: Merged, { sent, answer }: { sent: CartSync; answer: SyncedCart }): Merged {
  if (answer.isOther) return { state: { ...newState(state.account), cartId: answer.cartId }, cart };
  // Another tab has applied a later answer.
  if (state.cartId === answer.cartId && answer.version < state.version) return { state, cart };
  const before = { ...state.known, ...printsSent(sent) };
  const known = withoutRemoved(before);
  const here = printsOf(cart);
  let lines = cart.lines;
  for (const { lineId, line } of answer.lines) {
    const isChangedHere = (here[lineId] ?? REMOVED) !== (before[lineId] ?? REMOVED);
    if (line) known[lineId] = fingerprintOf(line);
    else delete known[lineId];
    if (isChangedHere) continue;
    const old = lines.find((each) => each.lineId === lineId);
    lines = line ? put(lines, fromSaved(line, old)) : lines.filter((each) => each !== old);
  }
  const changed = lines === cart.lines ? cart : { ...cart, lines };
  const { choices, cart: merged } = mergeChoices(state, changed, { sent, answer });
  return {
    state: { ...state, cartId: answer.cartId, version: answer.version, isFresh: false, known, choices },
    cart: merged,
  };
}

const put = (lines: readonly CartLine[], line: CartLine): readonly CartLine[] =>
  lines.some(({ lineId }) => lineId === line.lineId)
    ? lines.map((each) => (each.lineId === line.lineId ? line : each))
    : [...lines, line];

const printsSent = ({ changed, removed }: CartSync): Record<string, string> =>
  Object.fromEntries([
    ...changed.map(({ line }): [string, string] => [line.lineId, fingerprintOf(line)]),
    ...removed.map(({ lineId }): [string, string] => [lineId, REMOVED]),
  ]);

const withoutRemoved = (prints: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(prints).filter(([, print]) => print !== REMOVED));

function mergeChoices(state: SyncState, cart: Cart, { sent, answer }: { sent: CartSync; answer: SyncedCart }) {
  const before = sent.choices ? choicesFingerprint(sent.choices.value) : state.choices;
  if (!answer.choices) return { choices: before, cart };
  const choices = choicesFingerprint(answer.choices);
  const here = choicesFingerprint(choicesOf(cart));
  const isChangedHere = here !== (before ?? choicesFingerprint(choicesOf(EMPTY_CART)));
  return { choices, cart: isChangedHere || here === choices ? cart : withChoices(cart, answer.choices) };
}

/** What stays on this device when another account signs in: lines that the former account does not have. */
export function withoutSynced(cart: Cart, { known }: SyncState): Cart {
  const lines = cart.lines.filter((line) => known[line.lineId] !== fingerprintOf(toSaved(line)));
  if (lines.length === cart.lines.length) return cart;
  return lines.length === 0 ? EMPTY_CART : { lines, coupon: null };
}
