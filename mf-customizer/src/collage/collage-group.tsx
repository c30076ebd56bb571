import { COLLAGE_GAP } from '@aimante/print';
import { useLocale } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import panel from '../design/panels/panel.module.css';
import { RangeField } from '../design/panels/range-field.tsx';
import { useSpreadDesign } from '../design/panels/use-spread-design.ts';
import { formatOneDigit } from '../numbers.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { CellList } from './cell-list.tsx';
import styles from './collage.module.css';
import { isCollage } from './collage.ts';
import { cellsAtom, foundCollageAtom, moveGapAtom } from './collage-state.ts';
import { LayoutChoice } from './layout-choice.tsx';
import { unusedPhotos, useCellPhotos } from './use-cell-photos.ts';

/** Two to six photos on one magnet: their places, the gap between them, and each photo. */
export function CollageGroup() {
  const { t } = useTranslation();
  const [project] = usePhotoProject();
  const cells = useAtomValue(cellsAtom);
  const { fillAll } = useCellPhotos();
  const spread = useSpreadDesign();
  const { items, currentId, profile } = project;
  const canFill = cells.some(({ photo }) => !photo) && unusedPhotos(project).length > 0;
  const hasOthers = cells.length > 0 && items.some(({ id, recipe }) => id !== currentId && isCollage(recipe));
  return (
    <fieldset className={panel.group}>
      <legend className={panel.legend}>
        {t('collage.title')} <span>{t('collage.hint')}</span>
      </legend>
      <div className={styles.group}>
        <LayoutChoice size={profile.trim} />
        {cells.length > 0 && (
          <>
            <CellList />
            <p className={styles.drag}>{t('collage.drag')}</p>
          </>
        )}
        {canFill && (
          <Button variant="secondary" size="small" onClick={fillAll}>
            {t('collage.fill')}
          </Button>
        )}
        <Gap />
        {hasOthers && (
          <Button variant="secondary" size="small" onClick={spread}>
            {t('collage.spread')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Gap() {
  const { t } = useTranslation();
  const locale = useLocale();
  const found = useAtomValue(foundCollageAtom);
  const move = useSetAtom(moveGapAtom);
  if (!found) return null;
  const gap = Math.round(found.gap * 10) / 10;
  return (
    <RangeField
      label={t('collage.gap')}
      text={`${formatOneDigit(gap, locale)} mm`}
      min={COLLAGE_GAP.min}
      max={COLLAGE_GAP.max}
      step={0.5}
      value={gap}
      onMove={move}
    />
  );
}
