import { type DeskOrderDetail, type Refund, settleRefund } from '@aimante/api-contract/order-desk';
import { useChange } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../desk/use-confirm.ts';
import { useFormat } from '../../numbers/format.ts';
import styles from './open-refunds.module.css';
import { orderKeys } from './use-latest-order.ts';

type Settling = { readonly refund: string; readonly how: 'retry' | 'by_hand' | 'seen' };

/** Refunds that need the owner: failed ones, those paid by transfer or in cash, and those made at the provider. */
export function OpenRefunds({ order }: { readonly order: DeskOrderDetail }) {
  const settle = useChange(
    (api, { refund, how }: Settling) => api(settleRefund, { params: { id: order.id, refund }, body: { how } }),
    { refresh: orderKeys(order.id) },
  );
  return order.refunds
    .filter(({ needsAction }) => needsAction)
    .map((refund) => {
      const Open = refund.reason === 'at_provider' && refund.state !== 'failed' ? RefundToSee : OpenRefund;
      return (
        <Open
          key={refund.id}
          refund={refund}
          isBusy={settle.isPending}
          onSettle={(how) => settle.mutate({ refund: refund.id, how })}
        />
      );
    });
}

interface OpenRefundProps {
  readonly refund: Refund;
  readonly isBusy: boolean;
  readonly onSettle: (how: Settling['how']) => void;
}

function RefundToSee({ refund, isBusy, onSettle }: OpenRefundProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Notice tone="warning" title={t('order.openRefund.seeTitle', { amount: format.euros(refund.amountCents) })}>
      <p>{t('order.openRefund.seeText')}</p>
      <div className={styles.actions}>
        <Button size="deskSmall" variant="secondary" disabled={isBusy} onClick={() => onSettle('seen')}>
          {t('order.openRefund.seen')}
        </Button>
      </div>
    </Notice>
  );
}

const known = [
  'refused',
  'expired_or_canceled_card',
  'lost_or_stolen_card',
  'insufficient_funds',
  'declined',
  'provider_not_configured',
] as const;

function OpenRefund({ refund, isBusy, onSettle }: OpenRefundProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const confirm = useConfirm();
  const amount = format.euros(refund.amountCents);
  const isFailed = refund.state === 'failed';
  const failure = known.find((each) => each === refund.failure) ?? 'unknown';
  async function byHand() {
    const isSure = await confirm({
      title: t('order.openRefund.confirmTitle', { amount }),
      text: t('order.openRefund.confirmText'),
      confirm: t('order.openRefund.byHand'),
    });
    if (isSure) onSettle('by_hand');
  }
  return (
    <Notice
      tone={isFailed ? 'danger' : 'warning'}
      title={t(isFailed ? 'order.openRefund.failedTitle' : 'order.openRefund.handTitle', { amount })}
    >
      <p>{isFailed ? t(`order.openRefund.failure.${failure}`) : t('order.openRefund.handText')}</p>
      <div className={styles.actions}>
        {isFailed && (
          <Button size="deskSmall" disabled={isBusy} onClick={() => onSettle('retry')}>
            {t('order.openRefund.retry')}
          </Button>
        )}
        <Button size="deskSmall" variant="secondary" disabled={isBusy} onClick={() => void byHand()}>
          {t('order.openRefund.byHand')}
        </Button>
      </div>
    </Notice>
  );
}
