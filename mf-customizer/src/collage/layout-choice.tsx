import { collageAreas, collageArrangements, type SizeMm } from '@aimante/print';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type texts from '../../locales/fr.json';
import panel from '../design/panels/panel.module.css';
import styles from './collage.module.css';
import { arrangeAtom, foundCollageAtom } from './collage-state.ts';

/** Each arrangement has a text, which a test checks. */
type LayoutId = keyof typeof texts.collage.layout;

const COUNTS = [2, 3, 4, 5, 6] as const;

/** The arrangements of two to six photos, as small drawings. */
export function LayoutChoice({ size }: { readonly size: SizeMm }) {
  const { t } = useTranslation();
  const name = useId();
  const found = useAtomValue(foundCollageAtom);
  const arrange = useSetAtom(arrangeAtom);
  return (
    <div className={styles.layouts}>
      {COUNTS.flatMap(collageArrangements).map((arrangement) => (
        <label key={arrangement.id} className={`${panel.tile} ${styles.layout}`}>
          <input
            type="radio"
            name={name}
            aria-label={t(`collage.layout.${arrangement.id as LayoutId}`)}
            checked={arrangement.id === found?.arrangement.id}
            onChange={() => arrange(arrangement)}
          />
          <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            {collageAreas(arrangement, size, { gap: Math.min(size.width, size.height) / 14, edge: 0 }).map(
              ({ left, top, width, height }) => (
                <rect key={`${left} ${top}`} x={left} y={top} width={width} height={height} />
              ),
            )}
          </svg>
        </label>
      ))}
    </div>
  );
}
