import type { OwnDate } from '@aimante/print';
import { drawDesign } from '@aimante/print/drawing';
import { InkPaths } from '../ink-paths.tsx';
import styles from './dates.module.css';

const SIDE = 10;

/** The sign of a date as it is printed. */
export function Sign({ sign, colour }: Pick<OwnDate, 'sign' | 'colour'>) {
  const layer = {
    kind: 'sticker',
    sticker: sign,
    at: { x: SIDE / 2, y: SIDE / 2 },
    size: SIDE * 0.9,
    angle: 0,
    colour,
  } as const;
  const design = { version: 1, size: { width: SIDE, height: SIDE }, layers: [layer] } as const;
  const inks = drawDesign({ design }, { trim: design.size, bleed: 0 }, () => []).flatMap((part) =>
    part.kind === 'ink' ? [part.ink] : [],
  );
  return (
    <svg className={styles.sign} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <InkPaths inks={inks} />
    </svg>
  );
}
