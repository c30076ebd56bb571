import { type Recipe, toAffine } from '@aimante/print';
import type { Ref } from 'react';
import styles from './cropped-picture.module.css';

interface CroppedPictureProps {
  readonly src: string | undefined;
  readonly recipe: Recipe;
  /** Ref to the image, for changes without a render. */
  readonly imageRef?: Ref<SVGImageElement>;
}

const UNITS = 1000;

/** SVG transform of a recipe. */
export function transformOf(recipe: Recipe): string {
  return `matrix(${toAffine(recipe, { width: UNITS, height: UNITS / recipe.aspect }).join(' ')})`;
}

/**
 * A photo in its frame, drawn with the same transform as the print. It fills its container. A text beside it must
 * describe it.
 */
export function CroppedPicture({ src, recipe, imageRef }: CroppedPictureProps) {
  const height = UNITS / recipe.aspect;
  const { width: photoWidth, height: photoHeight } = recipe.photo;
  return (
    <svg
      aria-hidden="true"
      className={styles.picture}
      viewBox={`0 0 ${UNITS} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <image
        ref={imageRef}
        href={src}
        width={photoWidth}
        height={photoHeight}
        preserveAspectRatio="none"
        transform={transformOf(recipe)}
      />
    </svg>
  );
}
