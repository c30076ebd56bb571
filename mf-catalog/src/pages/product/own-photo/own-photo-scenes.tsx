import type { Product } from '@aimante/api-contract/catalogue';
import { Link } from '@aimante/remote';
import { Badge, Coin, MagnetTile, Picture } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { cutOf } from '../../../catalogue/shape.ts';
import { bearPicture } from '../../../pictures/bear.ts';
import { cakePicture } from '../../../pictures/cake.ts';
import { catPicture } from '../../../pictures/cat.ts';
import { lighthousePicture } from '../../../pictures/lighthouse.ts';
import { sunsetPicture } from '../../../pictures/sunset.ts';
import styles from './own-photo.module.css';
import type { ShownPhoto } from './own-photo-file.ts';
import { printedDpi } from './printed-dpi.ts';

interface SceneProps {
  readonly product: Product;
  readonly photo: ShownPhoto;
}

const MIN_DPI = 150;
const COIN_AND_GAP_MM = 48;

/** The photo on the magnet, beside a coin at the same scale. */
export function OwnPhotoStage({
  product,
  photo,
  cropAddress,
}: SceneProps & { readonly cropAddress: string | undefined }) {
  const { t } = useTranslation();
  const { magnetWidth: width, magnetHeight: height, printProfile } = product;
  if (!width || !height) return null;
  const dpi = printedDpi(photo, { width, height });
  const isSharp = dpi >= (printProfile?.minDpi ?? MIN_DPI);
  const scale: Record<`--${string}`, string> = {
    '--magnet-mm': `min(78cqi / ${width + COIN_AND_GAP_MM}, 62cqb / ${height}, 6px)`,
  };
  return (
    <div className={styles.stage} style={scale}>
      <OwnMagnet product={product} photo={photo} />
      <span className={styles.coin}>
        <Coin />
        {t('ownPhoto.coin')}
      </span>
      <span className={styles.live}>{t('ownPhoto.live')}</span>
      <span className={styles.facts}>
        <Badge tone={isSharp ? 'success' : 'warning'}>
          {t(isSharp ? 'ownPhoto.sharp' : 'ownPhoto.soft', { dpi: Math.round(dpi) })}
        </Badge>
        {cropAddress && <Link to={cropAddress}>{t('ownPhoto.crop')}</Link>}
      </span>
    </div>
  );
}

/** Sizes of magnets of the shop, in millimetres, with a picture for each. */
const NEIGHBOURS = [
  { width: 70, height: 70, picture: catPicture },
  { width: 50, height: 50, picture: cakePicture },
  { width: 60, height: 60, picture: lighthousePicture, shape: 'round' },
  { width: 70, height: 70, picture: sunsetPicture },
  { width: 50, height: 50, picture: bearPicture },
  { width: 60, height: 60, picture: cakePicture, shape: 'round' },
  { width: 50, height: 50, picture: lighthousePicture },
] as const;

const DOOR_SCALE: Record<`--${string}`, string> = { '--magnet-mm': 'calc(100cqi / 330)' };

/** The photo on a fridge, among other magnets at the same scale. */
export function FridgeScene({ product, photo }: SceneProps) {
  const { t } = useTranslation();
  return (
    <figure className={styles.fridge}>
      <div className={styles.door} style={DOOR_SCALE}>
        <span className={styles.own}>
          <OwnMagnet product={product} photo={photo} />
        </span>
        {NEIGHBOURS.map(({ width, height, picture, ...more }, place) => (
          <span key={place} className={styles.neighbour} aria-hidden="true">
            <MagnetTile widthMm={width} heightMm={height} sizing="scale" {...more}>
              <Picture source={picture} alt="" sizes="6rem" />
            </MagnetTile>
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>{t('ownPhoto.fridge')}</figcaption>
    </figure>
  );
}

function OwnMagnet({ product, photo }: SceneProps) {
  const { t } = useTranslation();
  const { magnetWidth, magnetHeight, printProfile, name } = product;
  return (
    <MagnetTile
      widthMm={magnetWidth ?? 0}
      heightMm={magnetHeight ?? 0}
      shape={cutOf(product)}
      cornerMm={printProfile?.cornerRadiusMm}
      sizing="scale"
    >
      <img className={styles.photo} src={photo.url} alt={t('ownPhoto.alt', { name })} />
    </MagnetTile>
  );
}
