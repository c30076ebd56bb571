import type { OrderLine } from '@aimante/api-contract/orders';
import { clampToCover, cropSize, panBy, type Recipe, type Size, ZOOM_RANGE, zoomAt } from '@aimante/print';
import { Button, Dialog, MagnetTile } from '@aimante/ui';
import { type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CroppedPhoto } from './cropped-photo.tsx';
import styles from './missing-photos.module.css';

interface CropDialogProps {
  readonly src: string | undefined;
  readonly name: string;
  readonly recipe: Recipe;
  /** Of the magnet, in millimetres. */
  readonly size: Size;
  readonly shape: OrderLine['magnetShape'];
  onClose(): void;
  onSave(recipe: Recipe): void;
}

/** Moves and enlarges a photo in the shape of its magnet, by the pointer or by sliders. */
export function CropDialog({ src, name, recipe: saved, size, shape, onClose, onSave }: CropDialogProps) {
  const { t } = useTranslation();
  const [recipe, setRecipe] = useState(saved);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { clientWidth, clientHeight } = event.currentTarget;
    const by = { x: event.movementX / clientWidth, y: event.movementY / clientHeight };
    setRecipe((before) => panBy(before, by));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('order.addPhotos.crop.title')}
      description={t('order.addPhotos.crop.text')}
      closeLabel={t('order.addPhotos.crop.close')}
      actions={<Button onClick={() => onSave(recipe)}>{t('order.addPhotos.crop.save')}</Button>}
    >
      <div className={styles.crop}>
        <MagnetTile
          widthMm={size.width}
          heightMm={size.height}
          shape={shape}
          className={styles.stage}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        >
          <CroppedPhoto src={src} recipe={recipe} alt={name} />
        </MagnetTile>
        <CropSliders recipe={recipe} onChange={setRecipe} />
      </div>
    </Dialog>
  );
}

interface CropSlidersProps {
  readonly recipe: Recipe;
  onChange(recipe: Recipe): void;
}

/** The photo is upright, so the frame moves along the edges of the photo. */
function CropSliders({ recipe, onChange }: CropSlidersProps) {
  const { t } = useTranslation();
  const { photo, center, scale } = recipe;
  const crop = cropSize(recipe);
  const move = (part: Partial<Recipe['center']>) =>
    onChange(clampToCover({ ...recipe, center: { ...center, ...part } }));
  return (
    <div className={styles.sliders}>
      <Slider
        label={t('order.addPhotos.crop.zoom')}
        {...{ min: 1, max: ZOOM_RANGE, step: 0.05, value: scale }}
        onMove={(value) => onChange(zoomAt(recipe, value))}
      />
      <Slider
        label={t('order.addPhotos.crop.across')}
        {...{ min: crop.width / 2, max: photo.width - crop.width / 2, step: 1, value: center.x }}
        onMove={(x) => move({ x })}
      />
      <Slider
        label={t('order.addPhotos.crop.down')}
        {...{ min: crop.height / 2, max: photo.height - crop.height / 2, step: 1, value: center.y }}
        onMove={(y) => move({ y })}
      />
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  onMove(value: number): void;
}

function Slider({ label, min, max, step, value, onMove }: SliderProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        // Nothing to choose: the whole side of the photo is in the frame.
        disabled={max - min < step}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
    </>
  );
}
