import type { Coupon } from '@aimante/api-contract/coupons';
import { toNumber } from '../edit-form/check-draft.ts';
import type { Draft, DraftValues } from '../edit-form/use-draft.ts';
import { toCents } from '../numbers/format.ts';
import { fromLocalMoment, toLocalMoment } from '../numbers/moments.ts';

export type CouponField =
  | 'code'
  | 'type'
  | 'value'
  | 'minimum'
  | 'starts'
  | 'ends'
  | 'uses'
  | 'perCustomer'
  | 'firstOrder'
  | 'active'
  | 'note';

const typed = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

export function couponDraft(coupon: Coupon | undefined): DraftValues<CouponField> {
  return {
    code: coupon?.code ?? '',
    type: coupon?.discount_type ?? 'percentage',
    value: typed(coupon?.discount ?? null),
    minimum: typed(coupon?.minimum_amount ?? null),
    starts: toLocalMoment(coupon?.starts_at ?? null),
    ends: toLocalMoment(coupon?.ends_at ?? null),
    uses: typed(coupon?.max_uses ?? null),
    perCustomer: typed(coupon?.max_uses_per_customer ?? null),
    firstOrder: coupon?.first_order_only ?? false,
    active: coupon?.is_active ?? true,
    note: coupon?.note ?? '',
  };
}

/** Fields that can change at any time. */
export const couponRules = (draft: Draft<CouponField>) => ({
  starts_at: fromLocalMoment(draft.text('starts')),
  ends_at: fromLocalMoment(draft.text('ends')),
  max_uses: draft.text('uses') === '' ? null : toNumber(draft.text('uses')),
  max_uses_per_customer: draft.text('perCustomer') === '' ? null : toNumber(draft.text('perCustomer')),
  first_order_only: draft.flag('firstOrder'),
  is_active: draft.flag('active'),
  note: draft.text('note') || null,
});

/** Fields of the discount itself, frozen after the first use. */
export const couponGrant = (draft: Draft<CouponField>) => ({
  code: draft.text('code').toUpperCase(),
  discount_type: draft.text('type') === 'fixed' ? ('fixed' as const) : ('percentage' as const),
  discount: toNumber(draft.text('value')),
  minimum_amount: draft.text('minimum') === '' ? null : toCents(draft.text('minimum')) / 100,
});
