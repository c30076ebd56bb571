import { type DeskOrderDetail, refundOrder } from '@aimante/api-contract/order-desk';
import { refundCreateSchema } from '@aimante/api-contract/order-desk/schemas';
import { idempotencyHeader } from '@aimante/api-contract/orders';
import { useApi, useRefresh } from '@aimante/remote/data';
import { newId } from '@aimante/shop/new-id';
import { Radio, RadioGroup } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useFormat } from '../../numbers/format.ts';
import { noChoice, refundLines, refundOfChoice } from './refund-choice.ts';
import styles from './refund-drawer.module.css';
import { RefundLines } from './refund-lines.tsx';
import { orderKeys } from './use-latest-order.ts';

interface RefundDrawerProps {
  readonly order: DeskOrderDetail;
  /** What is left to refund. */
  readonly rest: number;
  readonly onClose: () => void;
}

/** Refunds lines and the delivery, or an amount. */
export function RefundDrawer({ order, rest, onClose }: RefundDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(...orderKeys(order.id));
  const format = useFormat();
  // One idempotency key for the dialog: a second press never refunds twice.
  const [key] = useState(newId);
  const hasLines = refundLines(order).length > 0;
  const [way, setWay] = useState(hasLines ? 'lines' : 'amount');
  const [choice, setChoice] = useState(noChoice);
  const isByLine = way === 'lines';
  const chosen = refundOfChoice(order, choice);
  const most = t('order.refundMost', { amount: format.euros(rest) });
  const amount = z.int().min(1).max(rest);
  // An amount that was typed before the lines were chosen does not count.
  const schema = refundCreateSchema.extend({
    amountCents: isByLine ? z.preprocess(() => chosen.amountCents, amount) : amount,
  });
  return (
    <EditDrawer
      title={t('order.refund')}
      saveLabel={
        isByLine && chosen.amountCents > 0
          ? t('order.refundAmount', { amount: format.euros(chosen.amountCents) })
          : t('order.refundNow')
      }
      onClose={onClose}
      schema={schema}
      saved={{ amountCents: hasLines ? 0 : rest }}
      specs={[
        {
          name: 'amountCents',
          label: t('order.amount'),
          kind: 'cents',
          unit: '€',
          help: most,
          ...(isByLine && {
            isWide: true,
            fault: chosen.amountCents > 0 ? most : t('order.refundNothing'),
            input: ({ error, onChange }) => (
              <RefundLines
                order={order}
                choice={choice}
                error={error}
                onChange={(next) => {
                  setChoice(next);
                  onChange(refundOfChoice(order, next).amountCents);
                }}
              />
            ),
          }),
        },
        { name: 'reason', label: t('order.reason'), kind: 'area' },
      ]}
      onSave={async (body) => {
        const options = { headers: { [idempotencyHeader]: key } };
        const sent = isByLine ? { ...body, ...chosen } : body;
        try {
          await api(refundOrder, { params: { id: order.id }, body: sent }, options);
        } finally {
          // After a refusal too: another person may have refunded the same lines.
          await refresh();
        }
      }}
      above={
        hasLines && (
          <RadioGroup className={styles.way} legend={t('order.refundWay')} value={way} onValueChange={setWay}>
            <Radio value="lines" label={t('order.refundByLine')} />
            <Radio value="amount" label={t('order.refundByAmount')} />
          </RadioGroup>
        )
      }
    >
      <p>{t('order.refundText')}</p>
    </EditDrawer>
  );
}
