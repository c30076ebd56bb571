import { type Recipe, toAffine } from '@aimante/print';
import type { Ref } from 'react';
import styles from './cropped-picture.module.css';

interface CroppedPictureProps {
  readonly src: string | undefined;
  readonly recipe: Recipe;
  /** The photo itself, for who moves it between two renders. */
  readonly imageRef?: Ref<SVGImageElement>;
}

const UNITS = 1000;

/** Where a recipe puts the photo. */
export function transformOf(recipe: Recipe): string {
  return `matrix(${toAffine(recipe, { width: UNITS, height: UNITS / recipe.aspect }).join(' ')})`;
}

/**
 * A photo as its frame shows it, drawn by the very transform that prints it.
 * It fills the box that it is given; words beside it say what it shows.
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
