import ClockAlert from 'lucide-react/icons/clock-alert';
import { useTranslation } from 'react-i18next';
import { ageOf } from './age.ts';
import styles from './age-text.module.css';
import { useNow } from './use-now.ts';

const HOUR = 3_600_000;

interface AgeTextProps {
  readonly since: string;
  /** Age in hours after which it is red. */
  readonly lateAfterHours?: number | undefined;
  readonly isLate?: boolean;
}

/** How long ago. Empty without a clock. */
export function AgeText({ since, lateAfterHours, isLate = false }: AgeTextProps) {
  const { t } = useTranslation();
  const now = useNow();
  if (now === undefined) return null;
  const { unit, value } = ageOf(since, now);
  const isOver = isLate || (lateAfterHours !== undefined && now - Date.parse(since) > lateAfterHours * HOUR);
  return (
    <span className={styles.age} data-late={isOver || undefined}>
      {isOver && <ClockAlert size={14} role="img" aria-label={t('age.late')} />}
      {t(`age.${unit}`, { value })}
    </span>
  );
}
