import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { describeOrder } from '@aimante/shop/order-states';
import { refundPartName } from '@aimante/shop/refund-parts';
import { Button } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Facts, Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { refundableCents } from './order-choices.ts';
import { RefundDrawer } from './refund-drawer.tsx';
import { useRefundReason } from './use-refund-reason.ts';

export function OrderMoney({ order }: { order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const reasonOf = useRefundReason();
  const may = useMay();
  const [isRefunding, setIsRefunding] = useState(false);
  const rest = refundableCents(order);
  return (
    <Panel
      title={t('order.money')}
      actions={
        rest > 0 &&
        may('refunds:all') && (
          <Button variant="secondary" size="deskSmall" onClick={() => setIsRefunding(true)}>
            {t('order.refund')}
          </Button>
        )
      }
    >
      <Facts
        items={[
          [t('order.subtotal'), format.euros(order.subtotalCents)],
          ...(order.discountCents > order.pointsCents
            ? ([
                [
                  `${t('order.discount')} ${order.couponCode ?? ''}`,
                  format.euros(order.pointsCents - order.discountCents),
                ],
              ] as const)
            : []),
          ...(order.pointsCents > 0
            ? ([[t('order.points', { count: order.pointsSpent }), format.euros(-order.pointsCents)]] as const)
            : []),
          [t('order.shipping'), format.euros(order.shippingCents)],
          order.vatCents > 0 ? [t('order.vat'), format.euros(order.vatCents)] : [t('order.noVat'), order.vatNotice],
          [t('order.total'), <strong key="total">{format.euros(order.totalCents)}</strong>],
          ...order.attempts.map(
            ({ provider, amountCents, state, createdAt }) =>
              [
                `${t(`order.provider.${provider}`)} · ${format.time(createdAt)}`,
                `${format.euros(amountCents)} · ${t(`order.attempt.${state as 'paid'}`)}`,
              ] as const,
          ),
          [t('order.net'), <strong key="net">{format.euros(describeOrder(order).netCents)}</strong>],
          ...order.refunds.map(
            ({ amountCents, reason, state, parts }) =>
              [
                [t('order.refund'), ...(parts ?? []).map(refundPartName), reasonOf(reason)].join(' · '),
                `${format.euros(-amountCents)} · ${t(`order.refundState.${state}`)}`,
              ] as const,
          ),
        ]}
      />
      {isRefunding && <RefundDrawer order={order} rest={rest} onClose={() => setIsRefunding(false)} />}
    </Panel>
  );
}
