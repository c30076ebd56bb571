import ClockAlert from 'lucide-react/icons/clock-alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ageOf } from './age.ts';
import styles from './age-text.module.css';

const HOUR = 3_600_000;

interface AgeTextProps {
  readonly since: string;
  /** Age in hours after which it is red. */
  readonly lateAfterHours?: number | undefined;
  readonly isLate?: boolean;
}

/** How long ago. Empty until the page runs in the browser, because the server renders without a clock. */
export function AgeText({ since, lateAfterHours, isLate = false }: AgeTextProps) {
  const { t } = useTranslation();
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
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
