import { changeDeskLines, type DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { lineChangeSchema, linesChangeSchema } from '@aimante/api-contract/order-desk/schemas';
import { useApi } from '@aimante/remote/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useFormat } from '../../numbers/format.ts';
import { useLatestOrder } from '../order/use-latest-order.ts';
import { LineChoices } from './line-choices.tsx';
import { type Kept, lineEdit } from './line-edit.ts';

interface LinesDrawerProps {
  readonly order: DeskOrderDetail;
  readonly onClose: () => void;
}

/** Takes articles out of a paid order before it is printed, and refunds them. */
export function LinesDrawer({ order: given, onClose }: LinesDrawerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const { order, reload, refresh } = useLatestOrder(given);
  const [kept, setKept] = useState<Kept>({});
  const { lines, refundCents, fault } = lineEdit(order, kept);
  const schema = linesChangeSchema.extend({
    lines: z.array(lineChangeSchema),
    // What the person sees, whatever was chosen before a conflict. An edit with a fault has no amount.
    refundCents: z.preprocess(() => (fault ? -1 : refundCents), z.int().min(0)),
  });
  return (
    <EditDrawer
      title={t('order.lineEdit.edit')}
      saveLabel={
        refundCents > 0 ? t('order.lineEdit.save', { amount: format.euros(refundCents) }) : t('order.lineEdit.saveFree')
      }
      isFinal
      onClose={onClose}
      onReload={reload}
      schema={schema}
      saved={{ refundCents: 0 }}
      unedited={{ version: order.version, lines }}
      specs={[
        {
          name: 'refundCents',
          label: t('order.lineEdit.refund'),
          isWide: true,
          input: ({ error, onChange }) => (
            <LineChoices
              order={order}
              kept={kept}
              // The form's own text is of the choice before the last press.
              error={error && fault && t(`order.lineEdit.fault.${fault}`)}
              onChange={(next) => {
                setKept(next);
                onChange(lineEdit(order, next).refundCents);
              }}
            />
          ),
        },
        { name: 'reason', label: t('order.reason'), kind: 'area' },
      ]}
      onSave={async (body) => {
        await api(changeDeskLines, { params: { id: order.id }, body });
        await refresh();
      }}
    >
      <p>{t('order.lineEdit.text')}</p>
    </EditDrawer>
  );
}
