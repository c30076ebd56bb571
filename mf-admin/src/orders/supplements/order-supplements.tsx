import { type DeskOrderDetail, resendSupplement, withdrawSupplement } from '@aimante/api-contract/order-desk';
import { Link } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { Badge, Button, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { useConfirm } from '../../desk/use-confirm.ts';
import { useFormat } from '../../numbers/format.ts';
import { orderKeys } from '../order/use-latest-order.ts';
import styles from './order-supplements.module.css';

type Supplement = NonNullable<DeskOrderDetail['supplements']>[number];

const tones = {
  open: 'warning',
  paid: 'success',
  withdrawn: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
} as const;

/** The items that were offered or added after the payment, and the order that this one adds to. */
export function OrderSupplements({ order }: { readonly order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const { supplements = [], supplementTo } = order;
  if (supplementTo)
    return (
      <Notice tone="neutral" title={t('supplement.ofTitle', { number: supplementTo.number })}>
        <p>{t('supplement.ofText', { stage: t(`orders.stage.${supplementTo.stage}`) })}</p>
        <Link to={`/admin/orders/${supplementTo.id}`}>{t('supplement.openBase')}</Link>
      </Notice>
    );
  if (supplements.length === 0) return null;
  return (
    <Panel title={t('supplement.title')}>
      <ul className={styles.supplements}>
        {supplements.map((supplement) => (
          <OneSupplement key={supplement.id} orderId={order.id} supplement={supplement} />
        ))}
      </ul>
    </Panel>
  );
}

interface OneSupplementProps {
  readonly orderId: string;
  readonly supplement: Supplement;
}

function OneSupplement({ orderId, supplement }: OneSupplementProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const may = useMay();
  const { id, number, state, stage, totalCents, lines, expiresAt } = supplement;
  return (
    <li className={styles.supplement}>
      <p className={styles.head}>
        <Link to={`/admin/orders/${id}`}>{number}</Link>
        <Badge tone={tones[state]}>{t(`supplement.state.${state}`)}</Badge>
        <strong>{format.euros(totalCents)}</strong>
      </p>
      <p>{lines.join(', ')}</p>
      {state === 'open' && expiresAt && <small>{t('supplement.until', { time: format.time(expiresAt) })}</small>}
      {state === 'paid' && <small>{t('supplement.together', { stage: t(`orders.stage.${stage}`) })}</small>}
      {state === 'open' && may('orders:change') && <OpenActions orderId={orderId} supplement={supplement} />}
    </li>
  );
}

function OpenActions({ orderId, supplement: { id, number } }: OneSupplementProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const params = { id: orderId, supplement: id };
  const refresh = [...orderKeys(orderId), ['order-mails', id]];
  const send = useChange((api) => api(resendSupplement, { params }), { refresh, done: () => t('supplement.sent') });
  const withdraw = useChange((api) => api(withdrawSupplement, { params }), {
    refresh,
    done: () => t('supplement.withdrawn'),
  });
  async function askToWithdraw() {
    const isSure = await confirm({
      title: t('supplement.withdrawTitle', { number }),
      text: t('supplement.withdrawText'),
      confirm: t('supplement.withdraw'),
      isDangerous: true,
    });
    if (isSure) withdraw.mutate();
  }
  return (
    <div className={styles.actions}>
      <Button size="deskSmall" variant="secondary" loading={send.isPending} onClick={() => send.mutate()}>
        {t('supplement.send')}
      </Button>
      <Button size="deskSmall" variant="text" loading={withdraw.isPending} onClick={() => void askToWithdraw()}>
        {t('supplement.withdraw')}
      </Button>
    </div>
  );
}
