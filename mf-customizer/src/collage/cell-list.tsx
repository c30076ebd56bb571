import { type Crop, effectiveDpi, qualityOfDpi } from '@aimante/print';
import { IconButton } from '@aimante/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ImagePlus from 'lucide-react/icons/image-plus';
import Replace from 'lucide-react/icons/replace';
import { useTranslation } from 'react-i18next';
import { ItemPicture } from '../gallery/item-picture.tsx';
import { isDoubtful } from '../photo-project/photo-project.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { QualityBadge } from '../print-quality/print-quality.tsx';
import styles from './collage.module.css';
import type { Cell } from './collage.ts';
import { cellsAtom, pickingAtom, pressCellAtom, swapAtom } from './collage-state.ts';

/** The cells of the collage in the cropper, each with its photo, its quality and what can be done with it. */
export function CellList() {
  const { t } = useTranslation();
  const cells = useAtomValue(cellsAtom);
  const pick = useSetAtom(pickingAtom);
  const swap = useSetAtom(swapAtom);
  return (
    <ol className={styles.cells} aria-label={t('collage.cell.list')}>
      {cells.map((cell, place) => {
        const next = (place + 1) % cells.length;
        return (
          <li key={cell.index}>
            <CellButton cell={cell} number={place + 1} />
            <IconButton
              label={t('collage.cell.change', { cell: place + 1 })}
              variant="ghost"
              onClick={() => pick(cell.index)}
            >
              <Replace size={18} />
            </IconButton>
            <IconButton
              label={t('collage.cell.swap', { cell: place + 1, other: next + 1 })}
              variant="ghost"
              onClick={() => swap([cell.index, cells[next]?.index ?? cell.index])}
            >
              <ArrowDownUp size={18} />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}

interface CellButtonProps {
  readonly cell: Cell;
  readonly number: number;
}

function CellButton({ cell: { index, photo, area, isChosen }, number }: CellButtonProps) {
  const { t } = useTranslation();
  const [{ photos }] = usePhotoProject();
  const press = useSetAtom(pressCellAtom);
  return (
    <button type="button" className={styles.cell} aria-pressed={isChosen} onClick={() => press(index)}>
      <span className={styles.cellPicture} style={{ aspectRatio: area.width / area.height }}>
        {photo ? <ItemPicture item={{ photoId: photo.photoId, recipe: photo.crop }} /> : <ImagePlus size={18} />}
      </span>
      <span className={styles.cellWords}>
        <strong>{t('collage.cell.name', { cell: number })}</strong>
        <span className={styles.cellName}>{photo ? photos[photo.photoId]?.name : t('collage.cell.empty')}</span>
        {photo && <CellQuality crop={photo.crop} area={area} />}
      </span>
    </button>
  );
}

/** Only a warning: a cell is smaller than the magnet, so most photos are sharp enough. */
function CellQuality({ crop, area }: { readonly crop: Crop; readonly area: Cell['area'] }) {
  const quality = qualityOfDpi(effectiveDpi(crop, area));
  return isDoubtful(quality) ? <QualityBadge quality={quality} /> : null;
}
