import type { BookEntry } from '@aimante/api-contract/books';

/** By account of the books: where money of customers arrives. */
export const means = { '511500': 'card', '512100': 'paypal', '512000': 'transfer', '530000': 'cash' } as const;
export type Means = (typeof means)[keyof typeof means];

export interface Received {
  readonly means: Means;
  readonly inCents: number;
  /** What was paid back, not negative. */
  readonly outCents: number;
}

const isMeans = (account: string): account is keyof typeof means => account in means;
const isOfCustomer = ({ account }: Pick<BookEntry, 'account'>) => account.startsWith('411') || account.startsWith('70');

/** Money from and to customers. Cash that goes to the bank, and what is missing at a count, are in other entries. */
export function receivedOf(lines: readonly Pick<BookEntry, 'piece' | 'account' | 'cents'>[]): Received[] {
  const pieces = new Set(lines.filter(isOfCustomer).map(({ piece }) => piece));
  const sums = new Map<Means, Received>();
  for (const { piece, account, cents } of lines) {
    if (!pieces.has(piece) || !isMeans(account)) continue;
    const name = means[account];
    const { inCents = 0, outCents = 0 } = sums.get(name) ?? {};
    sums.set(name, { means: name, inCents: inCents + Math.max(cents, 0), outCents: outCents + Math.max(-cents, 0) });
  }
  return Object.values(means).flatMap((name) => sums.get(name) ?? []);
}
