import { type Recipe, toAffine } from '@aimante/print';
import styles from './missing-photos.module.css';

interface CroppedPhotoProps {
  readonly src: string | undefined;
  readonly recipe: Recipe;
  readonly alt: string;
}

const UNITS = 1000;

/** A photo in the frame of its magnet, with the same transform as the print. */
export function CroppedPhoto({ src, recipe, alt }: CroppedPhotoProps) {
  const height = UNITS / recipe.aspect;
  return (
    <svg role="img" aria-label={alt} className={styles.picture} viewBox={`0 0 ${UNITS} ${height}`}>
      <image
        href={src}
        width={recipe.photo.width}
        height={recipe.photo.height}
        preserveAspectRatio="none"
        transform={`matrix(${toAffine(recipe, { width: UNITS, height }).join(' ')})`}
      />
    </svg>
  );
}
