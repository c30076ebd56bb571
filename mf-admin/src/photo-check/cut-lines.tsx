import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { defaultProfile, type PrintProfile, type SizeMm, shapePath, toSvgPath } from '@aimante/print';
import styles from './cut-lines.module.css';

export function printedAs(trim: SizeMm, cut: DeskOrderDetail['tiles'][number]['cut']): PrintProfile {
  if (!cut) return defaultProfile(trim);
  return { trim, bleed: cut.bleedMm, safe: cut.safeMm, cornerRadius: cut.cornerRadiusMm, shape: cut.shape };
}

/** The paper that a tile covers, its bleed with it. */
export const boxOf = ({ trim, bleed }: PrintProfile): SizeMm => ({
  width: trim.width + 2 * bleed,
  height: trim.height + 2 * bleed,
});

/** Where the knife goes, and what may fall to it, over a tile. */
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
