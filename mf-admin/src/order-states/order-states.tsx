import type { OrderStage, OrderStatus, PaymentStatus } from '@aimante/api-contract/orders';
import { useT } from '@aimante/remote';
import { Badge } from '@aimante/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Layers from 'lucide-react/icons/layers';
import Package from 'lucide-react/icons/package';
import Printer from 'lucide-react/icons/printer';
import ScanEye from 'lucide-react/icons/scan-eye';
import Truck from 'lucide-react/icons/truck';

const looks = {
  a_verifier: { tone: 'warning', icon: <ScanEye size={14} /> },
  pret: { tone: 'info', icon: <CircleCheck size={14} /> },
  imprime: { tone: 'neutral', icon: <Printer size={14} /> },
  assemble: { tone: 'neutral', icon: <Layers size={14} /> },
  emballe: { tone: 'neutral', icon: <Package size={14} /> },
  expedie: { tone: 'info', icon: <Truck size={14} /> },
  pret_retrait: { tone: 'info', icon: <Package size={14} /> },
  livre: { tone: 'success', icon: <CircleCheck size={14} /> },
  retire: { tone: 'success', icon: <CircleCheck size={14} /> },
  bloque: { tone: 'danger', icon: <CircleAlert size={14} /> },
} as const;

export const stageIcon = (stage: OrderStage) => looks[stage].icon;

interface StageBadgeProps {
  readonly order: { readonly status: OrderStatus; readonly stage: OrderStage };
}

/** The step of production; before payment and after a cancellation there is none. */
export function StageBadge({ order }: StageBadgeProps) {
  const t = useT();
  if (order.status === 'en_attente') return <Badge tone="neutral">{t('orders.status.en_attente')}</Badge>;
  if (order.status === 'annule') return <Badge tone="danger">{t('orders.status.annule')}</Badge>;
  const { tone, icon } = looks[order.stage];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`orders.stage.${order.stage}`)}
    </Badge>
  );
}

const paymentTones = { pending: 'warning', paid: 'success', failed: 'danger' } as const;

interface PaymentBadgeProps {
  readonly status: PaymentStatus;
  readonly refundedCents: number;
}

export function PaymentBadge({ status, refundedCents }: PaymentBadgeProps) {
  const t = useT();
  if (refundedCents > 0) return <Badge tone="neutral">{t('orders.refunded')}</Badge>;
  return <Badge tone={paymentTones[status]}>{t(`orders.payment.${status}`)}</Badge>;
}
