import type { OrderStage } from '@aimante/api-contract/orders';
import { useLocale } from '@aimante/remote';
import { describeOrder, type OrderFacts, type OrderMoney, orderWords } from '@aimante/shop/order-states';
import { Badge, type BadgeProps } from '@aimante/ui';
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

interface OrderBadgeProps {
  readonly order: OrderFacts;
}

/** The production stage. There is none before payment and after a cancellation. */
export function StageBadge({ order }: OrderBadgeProps) {
  const locale = useLocale();
  const { state, stage } = describeOrder(order);
  const { step } = orderWords(order, locale);
  if (stage === null) return <Badge tone={state === 'cancelled' ? 'danger' : 'neutral'}>{step}</Badge>;
  const { tone, icon } = looks[stage];
  return (
    <Badge tone={tone} icon={icon}>
      {step}
    </Badge>
  );
}

const moneyTones: Record<OrderMoney, BadgeProps['tone']> = {
  to_pay: 'warning',
  refused: 'danger',
  not_paid: 'neutral',
  nothing_due: 'neutral',
  paid: 'success',
  refund_pending: 'info',
  refund_failed: 'danger',
  partly_refunded: 'neutral',
  refunded: 'neutral',
};

export function MoneyBadge({ order }: OrderBadgeProps) {
  const locale = useLocale();
  return <Badge tone={moneyTones[describeOrder(order).money]}>{orderWords(order, locale).money}</Badge>;
}
