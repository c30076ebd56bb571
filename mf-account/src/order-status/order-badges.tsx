import type { OrderSummary } from '@aimante/api-contract/orders';
import { useT } from '@aimante/remote';
import { Badge, type BadgeProps } from '@aimante/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import styles from './order-badges.module.css';

type Tone = NonNullable<BadgeProps['tone']>;

const STATUS_TONE: Record<OrderSummary['status'], Tone> = {
  en_attente: 'neutral',
  en_cours: 'info',
  termine: 'success',
  annule: 'neutral',
};

const PAYMENT_TONE: Record<OrderSummary['paymentStatus'], Tone> = {
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
};

type Statuses = Pick<OrderSummary, 'status' | 'paymentStatus' | 'mark'>;

/** Where an order stands and whether it is paid: a ground, a sign and a word each. */
export function OrderBadges({ order }: { readonly order: Statuses }) {
  const t = useT();
  const { status, paymentStatus, mark } = order;
  const isRefunded = mark === 'refunded' || mark === 'partially_refunded';
  const isCancelled = status === 'annule';
  return (
    <span className={styles.badges}>
      {mark === 'action_required' ? (
        <Badge tone="warning">{t('orders.mark.action_required')}</Badge>
      ) : (
        <Badge tone={STATUS_TONE[status]} {...(isCancelled && { icon: <CircleX size={14} /> })}>
          {t(`orders.status.${status}`)}
        </Badge>
      )}
      {isRefunded ? (
        <Badge tone="neutral" icon={<RotateCcw size={14} />}>
          {t(`orders.mark.${mark}`)}
        </Badge>
      ) : (
        (!isCancelled || paymentStatus === 'paid') && (
          <Badge
            tone={PAYMENT_TONE[paymentStatus]}
            {...(paymentStatus === 'paid' && { icon: <CircleCheck size={14} /> })}
          >
            {t(`orders.payment.${paymentStatus}`)}
          </Badge>
        )
      )}
    </span>
  );
}
