import type { Product } from '@aimante/api-contract/catalogue';
import { MagnetTile, Picture, type PictureSource } from '@aimante/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cutOf } from '../../../catalogue/shape.ts';
import { bearPicture } from '../../../pictures/bear.ts';
import { cakePicture } from '../../../pictures/cake.ts';
import { setGrid } from './set-grid.ts';
import styles from './set-preview.module.css';

interface SetPreviewProps {
  readonly product: Product;
  readonly quantity: number;
  /** Address of the visitor's own photo. */
  readonly ownPhoto?: string | undefined;
}

const SAMPLES: readonly PictureSource[] = [bearPicture, cakePicture];

export const SetPreview = memo(function SetPreview({ product, quantity, ownPhoto }: SetPreviewProps) {
  const { t } = useTranslation();
  const { magnetWidth, magnetHeight, printProfile } = product;
  if (!magnetWidth || !magnetHeight || quantity < 2) return null;
  const { places, columns } = setGrid(quantity, magnetWidth / magnetHeight);
  const tile = {
    widthMm: magnetWidth,
    heightMm: magnetHeight,
    shape: cutOf(product),
    cornerMm: printProfile?.cornerRadiusMm,
  } as const;
  return (
    <figure className={styles.door}>
      <figcaption className={styles.words}>
        <strong>{t('product.preview.title')}</strong>
        <span>{t('product.preview.text', { count: quantity })}</span>
      </figcaption>
      <div className={styles.places} data-columns={columns} aria-hidden="true">
        {Array.from({ length: places }, (_, place) => {
          const sample = SAMPLES[place];
          if (ownPhoto && place === 0) {
            return (
              <MagnetTile key={place} {...tile}>
                <img className={styles.own} src={ownPhoto} alt="" />
              </MagnetTile>
            );
          }
          return (
            <MagnetTile key={place} {...tile} isGhost={!sample}>
              {sample ? <Picture source={sample} alt="" sizes="4rem" /> : place + 1}
            </MagnetTile>
          );
        })}
      </div>
      {quantity > places && (
        <span className={styles.rest}>{t('product.preview.more', { count: quantity - places })}</span>
      )}
    </figure>
  );
});
