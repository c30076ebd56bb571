import type { Queryable } from '../src/platform/database/connection/connect.ts';
import { uuidv7 } from '../src/platform/database/sql/uuid.ts';
import { sql } from '../src/platform/sql/sql.ts';

interface SeedCoupon {
  code: string;
  type: 'percentage' | 'fixed';
  /** Whole percent, or cents. */
  value: number;
  minimumCents?: number;
  startsAt?: string;
  endsAt?: string;
  maxUses?: number;
  perCustomer?: number;
  used?: number;
  note: string;
}

const coupons: SeedCoupon[] = [
  { code: 'BIENVENUE10', type: 'percentage', value: 10, note: 'Lettre d’information' },
  { code: 'MOINS5', type: 'fixed', value: 500, minimumCents: 3000, note: '5 € dès 30 € d’achat' },
  {
    code: 'ETE2025',
    type: 'percentage',
    value: 15,
    startsAt: '2025-06-01T00:00:00Z',
    endsAt: '2025-09-01T00:00:00Z',
    note: 'Opération de l’été 2025',
  },
  { code: 'COMPLET', type: 'percentage', value: 30, maxUses: 50, used: 50, note: 'Les cinquante premiers' },
  { code: 'VIP20', type: 'percentage', value: 20, perCustomer: 1, note: 'Une fois par client' },
];

export async function seedCoupons(db: Queryable): Promise<void> {
  for (const coupon of coupons) {
    await db.execute(sql`INSERT INTO coupons (id, code, discount_type, discount_value, minimum_cents, starts_at, ends_at,
        max_uses, max_uses_per_customer, used, note)
      VALUES (${uuidv7()}, ${coupon.code}, ${coupon.type}, ${coupon.value}, ${coupon.minimumCents ?? 0},
        ${coupon.startsAt ?? null}, ${coupon.endsAt ?? null}, ${coupon.maxUses ?? null}, ${coupon.perCustomer ?? null},
        ${coupon.used ?? 0}, ${coupon.note}) ON CONFLICT (code) DO NOTHING`);
  }
}
