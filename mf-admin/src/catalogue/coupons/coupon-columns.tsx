import type { Coupon } from '@aimante/api-contract/coupons';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/source/list-types.ts';
import { useFormat } from '../../numbers/format.ts';

export const couponStates = ['scheduled', 'active', 'used_up', 'expired', 'inactive'] as const;
const tones = {
  scheduled: 'info',
  active: 'success',
  used_up: 'warning',
  expired: 'neutral',
  inactive: 'neutral',
} as const;

export function useCouponColumns(): readonly ListColumn<Coupon>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const worth = ({ discount_type, discount }: Coupon) =>
    discount_type === 'percentage'
      ? t('coupons.percent', { value: format.count(discount) })
      : format.euros(-Math.round(discount * 100));
  const period = ({ starts_at, ends_at }: Coupon) =>
    [starts_at, ends_at].map((moment) => (moment ? format.day(moment) : '…')).join(' – ');
  return [
    { id: 'code', label: t('coupons.code'), isRowHeader: true, csv: ({ code }) => code },
    { id: 'value', label: t('coupons.value'), onPhone: 'corner', align: 'end', csv: worth },
    {
      id: 'minimum',
      label: t('coupons.minimum'),
      align: 'end',
      cell: ({ minimum_amount }) => (minimum_amount ? format.euros(Math.round(minimum_amount * 100)) : '–'),
      csv: ({ minimum_amount }) => (minimum_amount ? { cents: Math.round(minimum_amount * 100) } : ''),
    },
    {
      id: 'period',
      label: t('coupons.period'),
      onPhone: 'line',
      cell: (coupon) => (coupon.starts_at || coupon.ends_at ? period(coupon) : t('coupons.always')),
      csv: period,
    },
    {
      id: 'used',
      label: t('coupons.used'),
      align: 'end',
      sort: { descending: '-used' },
      cell: ({ used, max_uses }) => (max_uses ? `${used} / ${max_uses}` : used),
      csv: ({ used }) => used,
    },
    {
      id: 'state',
      label: t('coupons.stateLabel'),
      onPhone: 'badge',
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`coupons.state.${state}`)}</Badge>,
      csv: ({ state }) => t(`coupons.state.${state}`),
    },
    {
      id: 'note',
      label: t('coupons.note'),
      isHiddenAtFirst: true,
      cell: ({ note }) => note ?? '–',
      csv: ({ note }) => note ?? '',
    },
  ];
}
