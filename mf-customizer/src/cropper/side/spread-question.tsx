import { Button, Dialog } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { CropperActions } from '../use-cropper.ts';

interface SpreadQuestionProps {
  readonly actions: CropperActions;
}

/** Asks which photos get the framing if some are validated, because they would change without a check. */
export function SpreadQuestion({ actions }: SpreadQuestionProps) {
  const { t } = useTranslation();
  const { spreading, spread, cancelSpread } = actions;
  if (!spreading) return null;
  const { others, validated } = spreading;
  const rest = others - validated;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && cancelSpread()}
      title={t('crop.spread.question.title')}
      closeLabel={t('crop.spread.question.close')}
      description={`${t('crop.spread.question.others', { count: others })} ${t('crop.spread.question.validated', { count: validated })}`}
      actions={
        <>
          {rest > 0 && (
            <Button variant="secondary" size="small" onClick={() => spread('notValidated')}>
              {t('crop.spread.question.rest', { count: rest })}
            </Button>
          )}
          <Button size="small" onClick={() => spread('all')}>
            {t('crop.spread.question.all')}
          </Button>
        </>
      }
    />
  );
}
