import { EURO_PIECES } from '@aimante/shop/till';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../numbers/format.ts';
import type { Pieces } from '../drafts.ts';
import styles from './closing.module.css';

export type Counts = Readonly<Record<number, string>>;

const countOf = (counts: Counts, piece: number): number => Number(/^\d{1,5}$/.exec(counts[piece] ?? '')?.[0] ?? 0);

export const countedCents = (counts: Counts): number =>
  EURO_PIECES.reduce((sum, piece) => sum + piece * countOf(counts, piece), 0);

export const piecesOf = (counts: Counts): Pieces =>
  EURO_PIECES.map((cents) => ({ cents, count: countOf(counts, cents) })).filter(({ count }) => count > 0);

interface CashCountProps {
  readonly counts: Counts;
  readonly onCount: (counts: Counts) => void;
}

/** The drawer, counted by note and coin. */
export function CashCount({ counts, onCount }: CashCountProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={styles.count}>
      {EURO_PIECES.map((piece) => (
        <label key={piece}>
          <b>{piece < 100 ? `${piece} c` : `${piece / 100} €`}</b>
          <input
            inputMode="numeric"
            maxLength={5}
            aria-label={t('till.piecesOf', { amount: format.euros(piece) })}
            value={counts[piece] ?? ''}
            onChange={(event) => onCount({ ...counts, [piece]: event.target.value.replaceAll(/\D/g, '') })}
          />
          <span>{format.euros(piece * countOf(counts, piece))}</span>
        </label>
      ))}
    </div>
  );
}
