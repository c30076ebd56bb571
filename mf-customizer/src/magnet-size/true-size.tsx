import type { PrintProfile } from '@aimante/print';
import { useLocale } from '@aimante/remote';
import { Coin, MagnetTile } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { sizeInCm } from './magnet-words.ts';
import styles from './true-size.module.css';

const COIN_AND_GAP_MM = 36;
/** CSS defines 96 pixels per inch. */
const TRUE_PX_PER_MM = 96 / 25.4;

/** A magnet on the door beside a coin: at true size, or scaled down together if there is no room. For wide windows. */
export function TrueSize({ profile }: { profile: PrintProfile }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { trim, cornerRadius, shape } = profile;
  const scale: Record<`--${string}`, string> = {
    '--magnet-mm': `min(${TRUE_PX_PER_MM}px, 84cqi / ${trim.width + COIN_AND_GAP_MM})`,
  };
  return (
    <figure className={styles.door}>
      <div className={styles.objects} style={scale}>
        <MagnetTile
          widthMm={trim.width}
          heightMm={trim.height}
          cornerMm={cornerRadius || undefined}
          shape={shape}
          sizing="scale"
        />
        <Coin />
      </div>
      <figcaption>{t('size.door.caption', { size: sizeInCm(profile, locale) })}</figcaption>
    </figure>
  );
}
