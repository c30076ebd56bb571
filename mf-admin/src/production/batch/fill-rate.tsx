import { useFormat } from '../../numbers/format.ts';
import styles from './fill-rate.module.css';

/** Below, paper is wasted. */
const GOOD = 0.7;

interface FillRateProps {
  readonly rate: number;
  /** Without the bar. */
  readonly isPlain?: boolean;
}

/** The part of a sheet that becomes magnets. */
export function FillRate({ rate, isPlain = false }: FillRateProps) {
  const format = useFormat();
  return (
    <span className={styles.fill} data-good={rate >= GOOD || undefined}>
      {!isPlain && (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(1, rate) * 100}%` }} />
        </span>
      )}
      {format.share(rate)}
    </span>
  );
}
