import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { defaultProfile, type PrintProfile, type SizeMm, shapePath, toSvgPath } from '@aimante/print';
import styles from './cut-lines.module.css';

export function printedAs(trim: SizeMm, cut: DeskOrderDetail['tiles'][number]['cut']): PrintProfile {
  if (!cut) return defaultProfile(trim);
  return { trim, bleed: cut.bleedMm, safe: cut.safeMm, cornerRadius: cut.cornerRadiusMm, shape: cut.shape };
}

/** Size of a tile on paper, including its bleed. */
export const boxOf = ({ trim, bleed }: PrintProfile): SizeMm => ({
  width: trim.width + 2 * bleed,
  height: trim.height + 2 * bleed,
});

/** The cut line and the safe line over a tile. The cut may remove what is between them. */
export function CutLines({ printed }: { printed: PrintProfile }) {
  const { width, height } = boxOf(printed);
  return (
    <svg
      className={styles.lines}
      viewBox={`${-printed.bleed} ${-printed.bleed} ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.trim} d={toSvgPath(shapePath(printed))} />
      <path className={styles.safe} d={toSvgPath(shapePath(printed, printed.safe))} />
    </svg>
  );
}
