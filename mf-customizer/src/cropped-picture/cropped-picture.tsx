import { type Recipe, toAffine } from '@aimante/print';
import styles from './cropped-picture.module.css';

interface CroppedPictureProps {
  readonly src: string | undefined;
  readonly recipe: Recipe;
}

const UNITS = 1000;

/**
 * A photo as its frame shows it, drawn by the very transform that prints it.
 * It fills the box that it is given; words beside it say what it shows.
 */
export function CroppedPicture({ src, recipe }: CroppedPictureProps) {
  const height = UNITS / recipe.aspect;
  const matrix = toAffine(recipe, { width: UNITS, height }).join(' ');
  const { width: photoWidth, height: photoHeight } = recipe.photo;
  return (
    <svg
      aria-hidden="true"
      className={styles.picture}
      viewBox={`0 0 ${UNITS} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <image
        href={src}
        width={photoWidth}
        height={photoHeight}
        preserveAspectRatio="none"
        transform={`matrix(${matrix})`}
      />
    </svg>
  );
}
