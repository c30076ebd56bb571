import { IconButton } from '@aimante/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useTranslation } from 'react-i18next';
import styles from './step-buttons.module.css';

export type Step = 'up' | 'down';

interface StepButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (step: Step) => void;
}

export function StepButtons({ name, isFirst, isLast, onStep }: StepButtonsProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.steps}>
      <IconButton
        label={t('categories.up', { name })}
        size="desk"
        variant="ghost"
        disabled={isFirst}
        onClick={() => onStep('up')}
      >
        <ChevronUp size={16} />
      </IconButton>
      <IconButton
        label={t('categories.down', { name })}
        size="desk"
        variant="ghost"
        disabled={isLast}
        onClick={() => onStep('down')}
      >
        <ChevronDown size={16} />
      </IconButton>
    </span>
  );
}
