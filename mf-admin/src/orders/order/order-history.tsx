import { type DeskOrderDetail, noteOnOrder } from '@aimante/api-contract/order-desk';
import { useChange } from '@aimante/remote/data';
import { Button, TextArea } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useLeaveGuard } from '../../form/leave-guard/use-leave-guard.ts';
import { useFormat } from '../../numbers/format.ts';
import { useClaimReason } from './order-claims.tsx';
import styles from './order-history.module.css';
import { orderKeys } from './order-steps.tsx';
import { useRefundReason } from './use-refund-reason.ts';

const known = [
  'placed',
  'payment_started',
  'paid',
  'payment_failed',
  'hold_expired',
  'cancelled',
  'reopened',
  'completed',
  'stage_changed',
  'photo_approved',
  'photo_blocked',
  'photo_replaced',
  'photo_printed_anyway',
  'address_changed',
  'tracking_changed',
  'refund_asked',
  'refunded',
  'refund_failed',
  'claimed',
  'withdrawn',
  'note',
] as const;

type Happened = DeskOrderDetail['history'][number];

/** All events, newest first, with a field for notes. */
export function OrderHistory({ order }: { order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  useLeaveGuard(!isEmpty);
  const note = useChange(
    (api, kept: string) => api(noteOnOrder, { params: { id: order.id }, body: { text: kept.trim() } }),
    {
      refresh: orderKeys(order.id),
      // Text typed while the note was being saved is kept.
      onDone: (_, kept) => setText((now) => (now === kept ? '' : now)),
    },
  );
  return (
    <Panel title={t('order.history')}>
      <div className={styles.note}>
        <TextArea
          label={t('order.newNote')}
          size="desk"
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          variant="secondary"
          size="deskSmall"
          disabled={isEmpty}
          loading={note.isPending}
          onClick={() => note.mutate(text)}
        >
          {t('order.addNote')}
        </Button>
      </div>
      <ol className={styles.history}>
        {order.history.map((event) => (
          <li key={`${event.at}-${event.type}-${JSON.stringify(event.data)}`}>
            <p>
              <Happening event={event} />
            </p>
            <small>
              {format.time(event.at)} · {event.actor ?? t(`order.by.${event.by}`)}
              {!event.isPublic && <> · {t('order.internal')}</>}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Happening({ event }: { event: Happened }) {
  const { t } = useTranslation();
  const reasonOf = useClaimReason();
  const refundReasonOf = useRefundReason();
  const type = known.find((each) => each === event.type);
  const { to, reason, text, isUndo } = event.data;
  const detail = [text, reason].find((value) => typeof value === 'string' && value !== '');
  return (
    <>
      {isUndo ? t('order.event.undone') : type ? t(`order.event.${type}`) : event.type}
      {typeof to === 'string' && type === 'stage_changed' && <> {t(`orders.stage.${to as 'pret'}`)}</>}
      {typeof detail === 'string' && <> – {type === 'claimed' ? reasonOf(detail) : refundReasonOf(detail)}</>}
    </>
  );
}
