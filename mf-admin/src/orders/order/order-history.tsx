import { listColleagues } from '@aimante/api-contract/mentions';
import { type DeskOrderDetail, noteOnOrder } from '@aimante/api-contract/order-desk';
import { useAnswer, useChange } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { useLeaveGuard } from '../../form/leave-guard/use-leave-guard.ts';
import { useFormat } from '../../numbers/format.ts';
import { mentionedIn } from '../mention/mention-text.ts';
import { NoteField } from '../mention/note-field.tsx';
import { eventWords } from './event-words.ts';
import { useClaimReason } from './order-claims.tsx';
import styles from './order-history.module.css';
import { orderKeys } from './use-latest-order.ts';
import { useRefundReason } from './use-refund-reason.ts';

export function OrderHistory({ order }: { order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  useLeaveGuard(!isEmpty);
  const mayNote = useMay()('orders:change');
  const { data: colleagues = [] } = useAnswer(listColleagues, { queryKey: ['colleagues'], enabled: mayNote });
  const note = useChange(
    (api, kept: string) => {
      const mentions = mentionedIn(kept, colleagues);
      const body = { text: kept.trim(), ...(mentions.length > 0 && { mentions }) };
      return api(noteOnOrder, { params: { id: order.id }, body });
    },
    {
      refresh: orderKeys(order.id),
      // Text typed while the note was being saved is kept.
      onDone: (_, kept) => setText((now) => (now === kept ? '' : now)),
    },
  );
  return (
    <Panel title={t('order.history')}>
      {mayNote && (
        <div className={styles.note}>
          <NoteField value={text} colleagues={colleagues} onChange={setText} />
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
      )}
      <ol className={styles.history}>
        {order.history.map((event) => (
          <li key={`${event.at}-${event.type}-${JSON.stringify(event.data)}`}>
            <p>
              <EventText event={event} />
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

function EventText({ event }: { event: DeskOrderDetail['history'][number] }) {
  const { t } = useTranslation();
  const reasonOf = useClaimReason();
  const refundReasonOf = useRefundReason();
  const { type, stage, detail } = eventWords(event);
  return (
    <>
      {type ? t(`order.event.${type}`) : event.type}
      {stage && <> {t(`orders.stage.${stage}`)}</>}
      {detail && <> – {type === 'claimed' ? reasonOf(detail) : refundReasonOf(detail)}</>}
    </>
  );
}
