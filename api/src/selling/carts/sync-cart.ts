import type { CartChoices, CartSync, SavedCartLine, SyncedCart } from '@aimante/api-contract/carts';
import { cartBytes, cartChoicesSchema, savedLineSchema } from '@aimante/api-contract/carts/schemas';
import { userKey } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { cartErrors } from './errors.ts';
import { adoptLinePhotos, prolongLinePhotos } from './line-photos.ts';
import {
  type CartRow,
  type LineChange,
  linesSince,
  lockCart,
  setVersion,
  sizeOf,
  storeChoices,
  storeLines,
} from './saved-cart.ts';

export interface SyncRequest {
  body: CartSync;
  userId: string;
  /** Keys of the owners of the photos that the device may use. */
  owners: readonly string[];
}

const mostLines = 200;

/** Applies the changes of one device, and answers with what the device does not know. Safe to repeat. */
export function syncCart(services: Pick<Services, 'db' | 'now'>, request: SyncRequest): Promise<SyncedCart | Refusal> {
  const now = services.now();
  const { body, userId } = request;
  return inTransaction(services.db, async (tx) => {
    const cart = await lockCart(tx, { userId, checkoutId: body.checkoutId, now });
    if (body.cartId !== null && body.cartId !== cart.id) return answer(tx, cart, { since: 0, isOther: true });
    const version = await apply(tx, cart, { ...request, now });
    if (version instanceof Refusal) return version;
    return answer(tx, cart, { since: body.version, isOther: false, version, sent: sentBy(body) });
  });
}

/** The version after the changes. */
async function apply(
  tx: Queryable,
  cart: CartRow,
  { body, userId, owners, now }: SyncRequest & { now: Date },
): Promise<number | Refusal> {
  const version = cart.version + 1;
  const to = userKey(userId);
  const lines = await adoptLinePhotos(tx, { lines: body.changed.map(({ line }) => line), from: owners, to, now });
  const changes: LineChange[] = [
    ...body.changed.map(({ line, agoMs }, place) => ({
      lineId: line.lineId,
      content: JSON.stringify(lines[place] ?? line),
      changedAt: timeOf(agoMs, now),
    })),
    ...body.removed.map(({ lineId, agoMs }) => ({ lineId, content: null, changedAt: timeOf(agoMs, now) })),
  ];
  let stored = await storeLines(tx, cart, { changes: onePerLine(changes), version });
  if (body.choices) {
    const { value, agoMs } = body.choices;
    stored += await storeChoices(tx, cart, {
      ...{ content: JSON.stringify(value), changedAt: timeOf(agoMs, now), version },
    });
  }
  if (stored === 0) return cart.version;
  const size = await sizeOf(tx, cart.id);
  if (size.lines > mostLines || size.bytes > cartBytes) return cartErrors.CART_TOO_LARGE();
  await setVersion(tx, cart, { version, now });
  // Each change prolongs the whole cart.
  const kept = await linesSince(tx, cart.id, { version: 0, lineIds: [] });
  await prolongLinePhotos(tx, { lines: kept.flatMap(({ content }) => readLine(content) ?? []), owner: to, now });
  return version;
}

const timeOf = (agoMs: number | null, now: Date): Date =>
  agoMs === null ? new Date(0) : new Date(Math.max(0, now.getTime() - agoMs));

/** A statement may write a row once. */
const onePerLine = (changes: readonly LineChange[]): LineChange[] => [
  ...new Map(changes.map((change) => [change.lineId, change])).values(),
];

interface Known {
  since: number;
  isOther: boolean;
  version?: number;
  /** What the device sent, by line. */
  sent?: ReadonlyMap<string, string | null>;
}

/** A line that the device sent is part of the answer only if the shop has it in another form. */
async function answer(
  tx: Queryable,
  cart: CartRow,
  { since, isOther, version, sent = new Map() }: Known,
): Promise<SyncedCart> {
  const rows = await linesSince(tx, cart.id, { version: since, lineIds: [...sent.keys()] });
  const news = rows.filter(({ lineId, content }) => !sent.has(lineId) || sent.get(lineId) !== content);
  return {
    cartId: cart.id,
    version: version ?? cart.version,
    checkoutId: cart.checkoutId,
    lastCheckoutId: cart.lastCheckoutId,
    isOther,
    lines: news.map(({ lineId, content }) => ({ lineId, line: readLine(content) })),
    choices: cart.choicesVersion > since ? readChoices(cart.choices) : null,
  };
}

function sentBy({ changed, removed }: CartSync): ReadonlyMap<string, string | null> {
  return new Map([
    ...changed.map(({ line }): [string, string] => [line.lineId, JSON.stringify(line)]),
    ...removed.map(({ lineId }): [string, null] => [lineId, null]),
  ]);
}

/** A line of a form that no longer exists counts as removed. */
function readLine(content: string | null): SavedCartLine | null {
  return content === null ? null : (savedLineSchema.safeParse(JSON.parse(content)).data ?? null);
}

function readChoices(content: string | null): CartChoices | null {
  return content === null ? null : (cartChoicesSchema.safeParse(JSON.parse(content)).data ?? null);
}
