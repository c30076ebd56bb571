import { useTranslation } from 'react-i18next';
import styles from './stars.module.css';

export const BEST = 5;

interface StarsProps {
  /** Half stars are drawn from the nearest tenth. */
  readonly rating: number;
  /** In pixels. */
  readonly size?: number;
}

/** A mark as stars, with its figure as text for screen readers. One element, because a page has dozens of marks. */
export function Stars({ rating, size = 15 }: StarsProps) {
  const { t } = useTranslation();
  const measures: Record<`--${string}`, string | number> = { '--rating': rating, '--size': `${size}px` };
  return (
    <span className={styles.stars} style={measures} role="img" aria-label={t('stars.label', { rating, best: BEST })} />
  );
}
