import { effectiveDpi, qualityOfDpi } from '@aimante/print';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isDoubtful } from '../photo-project/photo-project.ts';
import { chooseCellAtom } from '../photo-project/use-photo-project.ts';
import styles from './collage.module.css';
import { cellsAtom } from './collage-state.ts';

/** The other photos of a collage that have too few pixels for their cells. */
export function WeakCells() {
  const { t } = useTranslation();
  const cells = useAtomValue(cellsAtom);
  const choose = useSetAtom(chooseCellAtom);
  const weak = cells.flatMap(({ index, photo, area, isChosen }, place) => {
    if (!photo || isChosen) return [];
    const quality = qualityOfDpi(effectiveDpi(photo.crop, area));
    return isDoubtful(quality) ? [{ index, quality, cell: place + 1 }] : [];
  });
  if (weak.length === 0) return null;
  return (
    <ul className={styles.weak}>
      {weak.map(({ index, quality, cell }) => (
        <li key={index}>
          <button type="button" onClick={() => choose(index)}>
            {t(`collage.weak.${quality}`, { cell })}
          </button>
        </li>
      ))}
    </ul>
  );
}
