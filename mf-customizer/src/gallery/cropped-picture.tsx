import { type Recipe, toAffine } from '@aimante/print';
import type { Ref } from 'react';
import { DesignPicture, photoTransform } from '../design/design-picture.tsx';
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
  if (recipe.design) return photoTransform(recipe, recipe.design);
  return `matrix(${toAffine(recipe, { width: UNITS, height: UNITS / recipe.aspect }).join(' ')})`;
}

/** Width of the magnet divided by its height. */
export const magnetAspect = ({ aspect, design }: Recipe): number =>
  design ? design.size.width / design.size.height : aspect;

/**
 * A photo in its frame, with the layers of its design, drawn with the same transform as the print. It fills its container. A text beside it must
 * describe it.
 */
export function CroppedPicture({ src, recipe, imageRef }: CroppedPictureProps) {
  const { design } = recipe;
  if (design)
    return <DesignPicture className={styles.picture} src={src} recipe={recipe} design={design} imageRef={imageRef} />;
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
