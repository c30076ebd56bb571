import type { OrderLine } from '@aimante/api-contract/orders';
import { printQuality, type Recipe, type Size } from '@aimante/print';
import { Button, MagnetTile, QuantityStepper } from '@aimante/ui';
import Crop from 'lucide-react/icons/crop';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../photos/use-object-url.ts';
import type { ChosenPhoto } from './chosen-photos.ts';
import { CropDialog } from './crop-dialog.tsx';
import { CroppedPhoto } from './cropped-photo.tsx';
import styles from './missing-photos.module.css';

interface ChosenPhotoItemProps {
  readonly photo: ChosenPhoto;
  readonly size: Size;
  readonly shape: OrderLine['magnetShape'];
  /** The largest number of its copies. */
  readonly most: number;
  readonly isDisabled: boolean;
  onCopies(copies: number): void;
  onCrop(part: Pick<ChosenPhoto, 'recipe' | 'quality'>): void;
}

export function ChosenPhotoItem(props: ChosenPhotoItemProps) {
  const { photo, size, shape, most, isDisabled, onCopies, onCrop } = props;
  const { t } = useTranslation();
  const [isCropping, setIsCropping] = useState(false);
  const src = useObjectUrl(photo.file);
  const { name, recipe, quality, copies } = photo;
  function save(next: Recipe) {
    setIsCropping(false);
    onCrop({ recipe: next, quality: printQuality(next, size) });
  }
  return (
    <li className={styles.photo}>
      <MagnetTile widthMm={size.width} heightMm={size.height} shape={shape}>
        <CroppedPhoto src={src} recipe={recipe} alt={name} />
      </MagnetTile>
      {quality === 'poor' && <small className={styles.poor}>{t('order.addPhotos.poor')}</small>}
      <QuantityStepper
        label={t('order.addPhotos.copies', { name })}
        decreaseLabel={t('order.addPhotos.less', { name })}
        increaseLabel={t('order.addPhotos.more', { name })}
        {...{ min: 0, max: most, value: copies, disabled: isDisabled }}
        onValueChange={onCopies}
      />
      <Button
        variant="text"
        size="small"
        icon={<Crop size={16} />}
        aria-label={t('order.addPhotos.crop.label', { name })}
        disabled={isDisabled}
        onClick={() => setIsCropping(true)}
      >
        {t('order.addPhotos.crop.open')}
      </Button>
      {isCropping && (
        <CropDialog {...{ src, name, recipe, size, shape }} onClose={() => setIsCropping(false)} onSave={save} />
      )}
    </li>
  );
}
