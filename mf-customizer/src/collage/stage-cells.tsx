import { useAtomValue, useSetAtom } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import type { StageLayout } from '../cropper/canvas/stage-layout.ts';
import { isPlainKey } from '../cropper/tools/crop-keys.ts';
import { ItemPicture } from '../gallery/item-picture.tsx';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import styles from './collage.module.css';
import type { Cell } from './collage.ts';
import { carriedAtom, cellKeyAtom, cellsAtom, dropAtom, pressCellAtom, swappingAtom } from './collage-state.ts';

/** The cells of a collage on the stage, as buttons. The pointer reaches only the empty ones: others are dragged. */
export function StageCells({ layout }: { readonly layout: StageLayout }) {
  const cells = useAtomValue(cellsAtom);
  return (
    <>
      {cells.map((cell, place) => (
        <StageCell key={cell.index} cell={cell} number={place + 1} layout={layout} />
      ))}
      <CarriedPhoto />
    </>
  );
}

interface StageCellProps {
  readonly cell: Cell;
  readonly number: number;
  readonly layout: StageLayout;
}

function StageCell({ cell, number, layout: { left, top, pxPerMm } }: StageCellProps) {
  const { t } = useTranslation();
  const [{ photos }] = usePhotoProject();
  const swapping = useAtomValue(swappingAtom);
  const to = useAtomValue(dropAtom);
  const press = useSetAtom(pressCellAtom);
  const pressKey = useSetAtom(cellKeyAtom);
  const { index, area, photo, isChosen } = cell;
  const isSwapped = index === swapping || index === to || (isChosen && to !== undefined);
  const name = photo && photos[photo.photoId]?.name;
  return (
    <button
      type="button"
      className={`${styles.stageCell} ${photo ? styles.filled : styles.empty}`}
      aria-label={photo ? t('collage.cell.filled', { cell: number, name }) : t('collage.cell.fill', { cell: number })}
      aria-pressed={photo && isChosen}
      aria-keyshortcuts="X"
      data-swapped={isSwapped ? '' : undefined}
      style={{
        insetInlineStart: left + area.left * pxPerMm,
        insetBlockStart: top + area.top * pxPerMm,
        inlineSize: area.width * pxPerMm,
        blockSize: area.height * pxPerMm,
      }}
      onClick={() => press(index)}
      onKeyDown={(event) => {
        if (isPlainKey(event) && pressKey({ key: event.key, focused: index })) event.preventDefault();
      }}
    >
      {swapping === undefined ? (
        !photo && <Plus size={28} aria-hidden="true" />
      ) : (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
    </button>
  );
}

/** Small enough that the cell below a finger stays visible. */
const CARRIED_PX = 72;

/** The photo under the pointer on its way to another cell. */
function CarriedPhoto() {
  const carried = useAtomValue(carriedAtom);
  const chosen = useAtomValue(cellsAtom).find(({ isChosen }) => isChosen);
  if (!carried || !chosen?.photo) return null;
  const { area, photo } = chosen;
  const scale = CARRIED_PX / Math.max(area.width, area.height);
  return (
    <span
      className={styles.carried}
      style={{
        insetInlineStart: carried.at.x,
        insetBlockStart: carried.at.y,
        inlineSize: area.width * scale,
        blockSize: area.height * scale,
      }}
    >
      <ItemPicture item={{ photoId: photo.photoId, recipe: photo.crop }} />
    </span>
  );
}

/** The outline of the chosen cell, in millimetres. */
export function ChosenCell() {
  const chosen = useAtomValue(cellsAtom).find(({ isChosen }) => isChosen);
  if (!chosen) return null;
  const { left, top, width, height } = chosen.area;
  return <path className={styles.chosen} d={`M${left} ${top}h${width}v${height}h${-width}Z`} />;
}
