import { randomInt } from 'node:crypto';
import type { Loyalty } from '@aimante/api-contract/loyalty';
import type { Settings } from '@aimante/api-contract/settings';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { readSetting } from '../../platform/settings/settings-store.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { loyaltyErrors } from './errors.ts';
import { balanceOf, entriesOf, expiringOf, rewardsOf, spentOf } from './ledger.ts';

type Rules = Settings['loyalty'];

export async function readLoyalty(
  db: Queryable,
  userId: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Loyalty> {
  const rules = await readSetting(db, 'loyalty');
  const spentCents = await spentOf(db, userId, now);
  return {
    ...(await balanceOf(db, userId)),
    expiring: await expiringOf(db, userId),
    spentCents,
    ...tiersAt(rules, spentCents, locale),
    reward: { points: rules.pointsPerReward, cents: rules.rewardCents },
    entries: await entriesOf(db, userId),
    coupons: await rewardsOf(db, userId),
  };
}

function tiersAt({ tiers }: Rules, spentCents: number, locale: Locale): Pick<Loyalty, 'tier' | 'nextTier'> {
  const named = tiers
    .map(({ name, fromCents }) => ({ name: name[locale] || name.fr, fromCents }))
    .sort((a, b) => a.fromCents - b.fromCents);
  const tier = named.findLast(({ fromCents }) => fromCents <= spentCents) ?? { name: '', fromCents: 0 };
  const next = named.find(({ fromCents }) => fromCents > spentCents);
  return { tier, nextTier: next ? { ...next, missingCents: next.fromCents - spentCents } : null };
}

/** Locks the account's row, so that points are never spent twice. */
export async function redeem(db: Queryable, userId: string, { rewards, now }: { rewards: number; now: Date }) {
  await db.execute(sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  const rules = await readSetting(db, 'loyalty');
  const { balance } = await balanceOf(db, userId);
  const needed = rules.pointsPerReward * rewards;
  if (balance < needed) return loyaltyErrors.LOYALTY_TOO_FEW_POINTS({ needed, balance });
  const cents = rules.rewardCents * rewards;
  const couponId = uuidv7();
  const code = `FIDELITE-${randomCode(8)}`;
  const at = now.toISOString();
  await db.execute(sql`INSERT INTO coupons (id, code, discount_type, discount_value, starts_at, ends_at, max_uses,
      max_uses_per_customer, customer_id, note)
    VALUES (${couponId}, ${code}, 'fixed', ${cents}, ${at}, ${at}::timestamptz + interval '12 months', 1, 1, ${userId}, 'loyalty')`);
  await db.execute(sql`INSERT INTO loyalty_entries (id, user_id, kind, points, coupon_id, at)
    VALUES (${uuidv7()}, ${userId}, 'redeem', ${-needed}, ${couponId}, ${at})`);
  return { code, cents, balance: balance - needed };
}

/** Uses no letters and digits that look alike. */
function randomCode(length: number): string {
  const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
