import type { BatchPlan } from '@aimante/api-contract/batches';
import { Button, Checkbox, Dialog } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface SheetsChoice {
  readonly evenRefunded: boolean;
}

interface LeftOutDialogProps {
  readonly plan: BatchPlan;
  readonly onChoose: (choice?: SheetsChoice) => void;
}

/** Names the chosen orders that the sheets leave out. Refunded ones are printed only if this is ticked here. */
export function LeftOutDialog({ plan, onChoose }: LeftOutDialogProps) {
  const { t } = useTranslation();
  const [evenRefunded, setEvenRefunded] = useState(false);
  const { leftOut, pieces } = plan;
  const refunded = leftOut.filter(({ reason }) => reason === 'refunded').length;
  return (
    <Dialog
      open
      onOpenChange={() => onChoose()}
      title={t('orders.sheets')}
      description={t('orders.leftOut.text', { count: leftOut.length })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button variant="secondary" size="desk" onClick={() => onChoose()}>
            {t('action.cancel')}
          </Button>
          <Button size="desk" disabled={pieces === 0 && !evenRefunded} onClick={() => onChoose({ evenRefunded })}>
            {t('batches.create')}
          </Button>
        </>
      }
    >
      <ul>
        {leftOut.map(({ id, number, reason }) => (
          <li key={id}>{t('list.refusal', { name: number, reason: t(`orders.leftOut.${reason}`) })}</li>
        ))}
      </ul>
      {refunded > 0 && (
        <Checkbox
          size="desk"
          label={t('orders.leftOut.evenRefunded', { count: refunded })}
          checked={evenRefunded}
          onChange={({ target }) => setEvenRefunded(target.checked)}
        />
      )}
    </Dialog>
  );
}
