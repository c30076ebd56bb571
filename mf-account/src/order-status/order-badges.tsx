import { useLocale } from '@aimante/remote';
import {
  describeOrder,
  type OrderFacts,
  type OrderMoney,
  type OrderState,
  orderWords,
} from '@aimante/shop/order-states';
import { Badge, type BadgeProps } from '@aimante/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import styles from './order-badges.module.css';

type Look = Pick<BadgeProps, 'tone'> & { readonly icon?: ReactNode };

const STATE_LOOK: Record<OrderState, Look> = {
  to_pay: { tone: 'neutral' },
  payment_refused: { tone: 'neutral' },
  in_production: { tone: 'info' },
  blocked: { tone: 'warning' },
  completed: { tone: 'success' },
  cancelled: { tone: 'neutral', icon: <CircleX size={14} /> },
};

const refund: Look = { tone: 'neutral', icon: <RotateCcw size={14} /> };
const MONEY_LOOK: Record<OrderMoney, Look> = {
  to_pay: { tone: 'warning' },
  refused: { tone: 'danger' },
  not_paid: { tone: 'neutral' },
  nothing_due: { tone: 'neutral' },
  paid: { tone: 'success', icon: <CircleCheck size={14} /> },
  refund_pending: refund,
  refund_failed: { ...refund, tone: 'warning' },
  partly_refunded: refund,
  refunded: refund,
};

export function OrderBadges({ order }: { readonly order: OrderFacts }) {
  const locale = useLocale();
  const { state, money } = describeOrder(order);
  const words = orderWords(order, locale);
  return (
    <span className={styles.badges}>
      <Badge {...STATE_LOOK[state]}>{words.state}</Badge>
      {money !== 'not_paid' && <Badge {...MONEY_LOOK[money]}>{words.money}</Badge>}
    </span>
  );
}
