import { orderStages, orderStatuses, paymentStatuses } from '@aimante/shop/order-states';
import { oneOf } from '../../list/filters.ts';
import type { ListQuery } from '../../list/source/list-query.ts';
import { dayOf } from '../../list/toolbar/filter-text.ts';

const sorts = ['-createdAt', 'createdAt', '-total', 'total'] as const;

/** What the address asks of the list of orders. What the server would refuse is left out. */
export const orderFilter = ({ get, search, sort }: ListQuery) => ({
  stage: oneOf(orderStages, get('stage')),
  status: oneOf(orderStatuses, get('status')),
  paymentStatus: oneOf(paymentStatuses, get('paymentStatus')),
  late: oneOf(['true'], get('late')),
  photos: oneOf(['missing'], get('photos')),
  refund: oneOf(['open'], get('refund')),
  from: dayOf(get('from')),
  to: dayOf(get('to')),
  paidFrom: dayOf(get('paidFrom')),
  paidTo: dayOf(get('paidTo')),
  search: search || undefined,
  sort: oneOf(sorts, sort),
});
