import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import styles from './stars.module.css';

export const BEST = 5;
const places = Array.from({ length: BEST }, (_, place) => place);

interface StarsProps {
  /** Half stars are drawn from the nearest tenth. */
  readonly rating: number;
  readonly size?: number;
}

/** A mark as stars, with its figure as text for screen readers. */
export function Stars({ rating, size = 15 }: StarsProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.stars} role="img" aria-label={t('stars.label', { rating, best: BEST })}>
      {places.map((place) => (
        <span key={place} className={styles.star}>
          <Star size={size} aria-hidden="true" />
          {rating > place && (
            <span className={styles.filled} style={{ inlineSize: `${Math.min(1, rating - place) * 100}%` }}>
              <Star size={size} fill="currentColor" aria-hidden="true" />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
