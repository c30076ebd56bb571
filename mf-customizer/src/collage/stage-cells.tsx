import { useAtomValue, useSetAtom } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import type { StageLayout } from '../cropper/canvas/stage-layout.ts';
import styles from './collage.module.css';
import { cellsAtom, pickingAtom } from './collage-state.ts';

/** The empty cells of a collage on the stage, as buttons. */
export function StageCells({ layout: { left, top, pxPerMm } }: { readonly layout: StageLayout }) {
  const { t } = useTranslation();
  const cells = useAtomValue(cellsAtom);
  const pick = useSetAtom(pickingAtom);
  return cells.map(({ index, area, photo }, place) =>
    photo ? null : (
      <button
        key={index}
        type="button"
        className={styles.empty}
        aria-label={t('collage.cell.fill', { cell: place + 1 })}
        style={{
          insetInlineStart: left + area.left * pxPerMm,
          insetBlockStart: top + area.top * pxPerMm,
          inlineSize: area.width * pxPerMm,
          blockSize: area.height * pxPerMm,
        }}
        onClick={() => pick(index)}
      >
        <Plus size={28} aria-hidden="true" />
      </button>
    ),
  );
}

/** The outline of the chosen cell, in millimetres. */
export function ChosenCell() {
  const chosen = useAtomValue(cellsAtom).find(({ isChosen }) => isChosen);
  if (!chosen) return null;
  const { left, top, width, height } = chosen.area;
  return <path className={styles.chosen} d={`M${left} ${top}h${width}v${height}h${-width}Z`} />;
}
