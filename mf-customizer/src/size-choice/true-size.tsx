import { defaultProfile, type FreeSize } from '@aimante/print';
import { useLocale, useT } from '@aimante/remote';
import { Coin, MagnetTile } from '@aimante/ui';
import { sizeInCm } from '../magnet-words/magnet-words.ts';
import styles from './size-choice.module.css';

const COIN_AND_GAP_MM = 36;
/** CSS says that an inch has 96 pixels. */
const TRUE_PX_PER_MM = 96 / 25.4;

/** The chosen size on the door beside a coin: as large as it is, or all of it smaller where there is no room. */
export function TrueSize({ size: { trim, family } }: { size: FreeSize }) {
  const t = useT();
  const locale = useLocale();
  const scale: Record<`--${string}`, string> = {
    '--magnet-mm': `min(${TRUE_PX_PER_MM}px, 84cqi / ${trim.width + COIN_AND_GAP_MM})`,
  };
  return (
    <figure className={styles.door}>
      <div className={styles.objects} style={scale}>
        <MagnetTile widthMm={trim.width} heightMm={trim.height} sizing="scale" />
        <Coin />
      </div>
      <figcaption>{t('size.door.caption', { size: sizeInCm(defaultProfile(trim, family), locale) })}</figcaption>
    </figure>
  );
}
