import type { BookEntry } from '@aimante/api-contract/books';
import { MONEY_ACCOUNTS, type MoneyMeans } from '@aimante/shop/money-accounts';

const MEANS = Object.keys(MONEY_ACCOUNTS) as readonly MoneyMeans[];

export interface Received {
  readonly means: MoneyMeans;
  readonly inCents: number;
  /** What was paid back, not negative. */
  readonly outCents: number;
}

const meansOf = (account: string) => MEANS.find((means) => MONEY_ACCOUNTS[means] === account);
const isOfCustomer = ({ account }: Pick<BookEntry, 'account'>) => account.startsWith('411') || account.startsWith('70');

/** Money from and to customers. Cash that goes to the bank, and what is missing at a count, are in other entries. */
export function receivedOf(lines: readonly Pick<BookEntry, 'piece' | 'account' | 'cents'>[]): Received[] {
  const pieces = new Set(lines.filter(isOfCustomer).map(({ piece }) => piece));
  const sums = new Map<MoneyMeans, Received>();
  for (const { piece, account, cents } of lines) {
    const means = meansOf(account);
    if (!pieces.has(piece) || !means) continue;
    const { inCents = 0, outCents = 0 } = sums.get(means) ?? {};
    sums.set(means, { means, inCents: inCents + Math.max(cents, 0), outCents: outCents + Math.max(-cents, 0) });
  }
  return MEANS.flatMap((means) => sums.get(means) ?? []);
}
