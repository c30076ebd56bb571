import type { DeskOrder } from '@aimante/api-contract/order-desk';
import { nextStagesOf } from '@aimante/shop/order-states';
import { Button, Dialog, Notice, Select } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface StageDialogProps {
  readonly orders: readonly DeskOrder[];
  readonly onChoose: (stage: DeskOrder['stage'] | undefined) => void;
}

export function StageDialog({ orders, onChoose }: StageDialogProps) {
  const { t } = useTranslation();
  const possible = [...new Set(orders.flatMap(nextStagesOf))];
  const [stage, setStage] = useState(possible[0]);
  return (
    <Dialog
      open
      onOpenChange={() => onChoose(undefined)}
      title={t('orders.changeStage')}
      description={t('orders.changeStageText', { count: orders.length })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button variant="secondary" size="desk" onClick={() => onChoose(undefined)}>
            {t('action.cancel')}
          </Button>
          <Button size="desk" disabled={!stage} onClick={() => onChoose(stage)}>
            {t('orders.changeStage')}
          </Button>
        </>
      }
    >
      {stage === undefined ? (
        <Notice tone="neutral">{t('orders.noNextStage', { count: orders.length })}</Notice>
      ) : (
        <Select
          label={t('orders.nextStage')}
          size="desk"
          value={stage}
          onChange={({ target }) => setStage(possible.find((each) => each === target.value))}
        >
          {possible.map((each) => (
            <option key={each} value={each}>
              {t(`orders.stage.${each}`)}
            </option>
          ))}
        </Select>
      )}
    </Dialog>
  );
}
