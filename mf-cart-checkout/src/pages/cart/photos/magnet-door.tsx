import { classNames, MagnetTile } from '@aimante/ui';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartPhoto } from '../../../cart/cart.ts';
import styles from './magnet-door.module.css';

const DEFAULT_SIDE_MM = 50;
const MOST_SHOWN = 24;
/** Inline, because the build drops a custom property that its own style sheet does not use. */
const SCALE = { '--magnet-mm': 'clamp(1.2px, 0.1vw, 1.4px)' } as CSSProperties;

interface MagnetDoorProps {
  readonly photos: readonly CartPhoto[];
  readonly onOpen: (place: number) => void;
}

export function MagnetDoor({ photos, onOpen }: MagnetDoorProps) {
  const { t } = useTranslation();
  const more = photos.length - MOST_SHOWN;
  return (
    <ul className={styles.door} style={SCALE}>
      {photos.slice(0, MOST_SHOWN).map((photo, place) => (
        // The same photo can appear twice, so the key includes the position.
        <li key={`${place} ${photo.print?.photoId ?? ''}`}>
          <button type="button" className={styles.open} onClick={() => onOpen(place)}>
            <PhotoTile photo={photo} alt={t('cart.photo.open', { place: place + 1, total: photos.length })} />
          </button>
        </li>
      ))}
      {more > 0 && (
        <li>
          <button type="button" className={classNames(styles.open, styles.more)} onClick={() => onOpen(MOST_SHOWN)}>
            {t('cart.photo.more', { count: more })}
          </button>
        </li>
      )}
    </ul>
  );
}

function PhotoTile({ photo: { preview, copies, print }, alt }: { photo: CartPhoto; alt: string }) {
  const { t } = useTranslation();
  const weakness = print?.quality === 'soft' || print?.quality === 'poor' ? print.quality : undefined;
  return (
    <MagnetTile
      sizing="scale"
      widthMm={print?.widthMm ?? DEFAULT_SIDE_MM}
      heightMm={print?.heightMm ?? DEFAULT_SIDE_MM}
      shape={print?.shape}
    >
      <img src={preview} alt={alt} />
      {copies > 1 && <span className={styles.copies}>{t('cart.photo.copies', { count: copies })}</span>}
      {weakness && (
        <span className={styles.weak} data-quality={weakness}>
          <TriangleAlert size={12} role="img" aria-label={t(`cart.quality.${weakness}`)} />
        </span>
      )}
    </MagnetTile>
  );
}
