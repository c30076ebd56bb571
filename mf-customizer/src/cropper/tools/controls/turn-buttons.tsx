import { fit, flipHorizontally, flipVertically, quarterTurn, reset } from '@aimante/print';
import { Button, IconButton, Tooltip } from '@aimante/ui';
import FlipHorizontal2 from 'lucide-react/icons/flip-horizontal-2';
import FlipVertical2 from 'lucide-react/icons/flip-vertical-2';
import Redo2 from 'lucide-react/icons/redo-2';
import RotateCcwSquare from 'lucide-react/icons/rotate-ccw-square';
import RotateCwSquare from 'lucide-react/icons/rotate-cw-square';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../crop-tools.module.css';
import { useCropHistory, useCropTools } from '../use-crop-tools.ts';

interface ToolButtonProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
  press(): void;
}

/** An icon with its name on hover and focus. When disabled, it keeps the focus. */
export function ToolButton({ label, children, isDisabled = false, press }: ToolButtonProps) {
  return (
    <Tooltip content={label}>
      <IconButton
        label={label}
        variant="ghost"
        className={styles.tool}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : press}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

export function HistoryButtons() {
  const { t } = useTranslation();
  const { canUndo, canRedo, undo, redo } = useCropHistory();
  return (
    <>
      <ToolButton label={t('crop.history.undo')} isDisabled={!canUndo} press={undo}>
        <Undo2 size={20} />
      </ToolButton>
      <ToolButton label={t('crop.history.redo')} isDisabled={!canRedo} press={redo}>
        <Redo2 size={20} />
      </ToolButton>
    </>
  );
}

export function QuarterTurnButton({ direction }: { direction: 1 | -1 }) {
  const { t } = useTranslation();
  const { reframe } = useCropTools();
  const isRight = direction === 1;
  return (
    <ToolButton
      label={isRight ? t('crop.turn.right') : t('crop.turn.left')}
      press={() => reframe((now) => quarterTurn(now, direction))}
    >
      {isRight ? <RotateCwSquare size={20} /> : <RotateCcwSquare size={20} />}
    </ToolButton>
  );
}

export function FlipButtons() {
  const { t } = useTranslation();
  const { reframe } = useCropTools();
  return (
    <>
      <ToolButton label={t('crop.flip.horizontal')} press={() => reframe(flipHorizontally)}>
        <FlipHorizontal2 size={20} />
      </ToolButton>
      <ToolButton label={t('crop.flip.vertical')} press={() => reframe(flipVertically)}>
        <FlipVertical2 size={20} />
      </ToolButton>
    </>
  );
}

export function FitButtons() {
  const { t } = useTranslation();
  const { reframe } = useCropTools();
  return (
    <>
      <Button variant="text" size="small" onClick={() => reframe(fit)}>
        {t('crop.fit.label')}
      </Button>
      <Button variant="text" size="small" onClick={() => reframe(reset)}>
        {t('crop.reset.label')}
      </Button>
    </>
  );
}
