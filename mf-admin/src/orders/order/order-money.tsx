import { type DeskOrderDetail, refundOrder } from '@aimante/api-contract/order-desk';
import { refundCreateSchema } from '@aimante/api-contract/order-desk/schemas';
import { idempotencyHeader } from '@aimante/api-contract/orders';
import { useApi, useRefresh } from '@aimante/remote/data';
import { newId } from '@aimante/shop/new-id';
import { describeOrder } from '@aimante/shop/order-states';
import { Button } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Facts, Panel } from '../../desk/panel/panel.tsx';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useFormat } from '../../numbers/format.ts';
import { refundableCents } from './order-choices.ts';
import { orderKeys } from './order-steps.tsx';
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
          [t('order.vat'), order.vatCents > 0 ? format.euros(order.vatCents) : order.vatNotice],
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
            ({ amountCents, reason, state }) =>
              [
                `${t('order.refund')} · ${reasonOf(reason)}`,
                `${format.euros(-amountCents)} · ${t(`order.refundState.${state}`)}`,
              ] as const,
          ),
        ]}
      />
      {isRefunding && <RefundDrawer order={order} rest={rest} onClose={() => setIsRefunding(false)} />}
    </Panel>
  );
}

interface RefundDrawerProps {
  readonly order: DeskOrderDetail;
  readonly rest: number;
  readonly onClose: () => void;
}

function RefundDrawer({ order, rest, onClose }: RefundDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(...orderKeys(order.id));
  const format = useFormat();
  // One idempotency key for the dialog: a second press never refunds twice.
  const [key] = useState(newId);
  return (
    <EditDrawer
      title={t('order.refund')}
      saveLabel={t('order.refundNow')}
      onClose={onClose}
      schema={refundCreateSchema}
      saved={{ amountCents: rest }}
      specs={[
        {
          name: 'amountCents',
          label: t('order.amount'),
          kind: 'cents',
          unit: '€',
          help: t('order.refundMost', { amount: format.euros(rest) }),
        },
        { name: 'reason', label: t('order.reason'), kind: 'area' },
      ]}
      onSave={async (body) => {
        await api(refundOrder, { params: { id: order.id }, body }, { headers: { [idempotencyHeader]: key } });
        await refresh();
      }}
    >
      <p>{t('order.refundText')}</p>
    </EditDrawer>
  );
}
