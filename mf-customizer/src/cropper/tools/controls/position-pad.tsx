import { panBy } from '@aimante/print';
import { IconButton } from '@aimante/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../crop-tools.module.css';
import { useCropTools } from '../use-crop-tools.ts';

const STEP = 0.02;

/** Moves the photo without a drag, by buttons of a finger's size. */
export const PositionPad = memo(function PositionPad() {
  const { t } = useTranslation();
  const { reframe } = useCropTools();
  const move = (x: number, y: number) => () => reframe((now) => panBy(now, { x: x * STEP, y: y * STEP }));
  const center = () =>
    reframe((now) => panBy({ ...now, center: { x: now.photo.width / 2, y: now.photo.height / 2 } }, { x: 0, y: 0 }));
  return (
    <div className={styles.pad}>
      <IconButton label={t('crop.move.left')} className={styles.padButton} onClick={move(-1, 0)}>
        <ArrowLeft size={20} />
      </IconButton>
      <IconButton label={t('crop.move.up')} className={styles.padButton} onClick={move(0, -1)}>
        <ArrowUp size={20} />
      </IconButton>
      <IconButton label={t('crop.move.down')} className={styles.padButton} onClick={move(0, 1)}>
        <ArrowDown size={20} />
      </IconButton>
      <IconButton label={t('crop.move.right')} className={styles.padButton} onClick={move(1, 0)}>
        <ArrowRight size={20} />
      </IconButton>
      <IconButton label={t('crop.move.center')} className={styles.padButton} onClick={center}>
        <LocateFixed size={20} />
      </IconButton>
    </div>
  );
});
