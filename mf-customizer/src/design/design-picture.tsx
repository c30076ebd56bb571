import { type CellPhoto, type Design, photoLayerOf, type Recipe } from '@aimante/print';
import { type DrawingPart, type PhotoPart, photoAffines } from '@aimante/print/drawing';
import { type Ref, useId } from 'react';
import { useLookedThumbnail } from '../look/use-looked-thumbnail.ts';
import { InkPaths } from './ink-paths.tsx';
import { useDrawing } from './use-drawing.ts';

interface DesignPictureProps {
  readonly className: string | undefined;
  readonly src: string | undefined;
  readonly recipe: Recipe;
  readonly design: Design;
  readonly imageRef?: Ref<SVGImageElement> | undefined;
}

const matrixOf = (recipe: Recipe, part: PhotoPart) => `matrix(${photoAffines(recipe, part).at(-1)?.join(' ')})`;

/** Transform of the recipe's photo in a design, in millimetres. */
export function photoTransform(recipe: Recipe, design: Design): string {
  const { area = { left: 0, top: 0, ...design.size }, angle = 0 } = photoLayerOf({ design }) ?? {};
  return matrixOf(recipe, { kind: 'photo', area, angle, bleed: 0 });
}

interface PlacedPhotoProps extends Pick<DesignPictureProps, 'src' | 'recipe' | 'imageRef'> {
  readonly part: PhotoPart;
}

/** A photo in its place on a magnet, in millimetres. */
export function PlacedPhoto({ src, recipe, part, imageRef }: PlacedPhotoProps) {
  const clip = useId();
  const { cell } = part;
  return (
    <g clipPath={part.clip ? `url(#${clip})` : undefined}>
      {part.clip && (
        <clipPath id={clip}>
          <path d={part.clip} />
        </clipPath>
      )}
      {cell ? (
        <CellImage cell={cell} part={part} recipe={recipe} />
      ) : (
        <PhotoImage
          imageRef={imageRef}
          src={src}
          photo={recipe.photo}
          transform={matrixOf(recipe, { ...part, bleed: 0 })}
        />
      )}
    </g>
  );
}

interface CellImageProps extends Pick<PlacedPhotoProps, 'part' | 'recipe'> {
  readonly cell: CellPhoto;
}

/** With its mirror images where the cell runs on into the bleed. */
function CellImage({ cell: { photoId, crop }, part, recipe }: CellImageProps) {
  const src = useLookedThumbnail({ photoId, recipe: crop });
  return photoAffines(recipe, part).map((affine, index) => (
    <PhotoImage key={index} src={src} photo={crop.photo} transform={`matrix(${affine.join(' ')})`} />
  ));
}

interface PhotoImageProps extends Pick<DesignPictureProps, 'src' | 'imageRef'> {
  readonly photo: Recipe['photo'];
  readonly transform: string;
}

function PhotoImage({ src, photo, transform, imageRef }: PhotoImageProps) {
  return (
    <image
      ref={imageRef}
      href={src}
      width={photo.width}
      height={photo.height}
      preserveAspectRatio="none"
      transform={transform}
    />
  );
}

/** A magnet with all layers of its design, drawn with the same geometry as the print. */
export function DesignPicture({ className, src, recipe, design, imageRef }: DesignPictureProps) {
  const drawing = useDrawing(design);
  const { width, height } = design.size;
  // Texts and shapes over a collage are over its empty cells too.
  const above = drawing.findLastIndex(({ kind }) => kind === 'photo') + 1;
  const drawn = (part: DrawingPart, index: number) =>
    part.kind === 'ink' ? (
      <InkPaths key={index} inks={[part.ink]} />
    ) : (
      <PlacedPhoto key={index} part={part} src={src} recipe={recipe} imageRef={imageRef} />
    );
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width={width} height={height} fill="#ffffff" />
      {drawing.slice(0, above).map(drawn)}
      <EmptyCells design={design} />
      {drawing.slice(above).map((part, index) => drawn(part, above + index))}
    </svg>
  );
}

/** Marks the cells without a photo, which are not printed. */
export function EmptyCells({ design: { layers } }: Pick<DesignPictureProps, 'design'>) {
  return layers.map((layer, index) => {
    if (layer.kind !== 'photo' || layer.cell !== null || !layer.area) return null;
    const { left, top, width, height } = layer.area;
    const [x, y, arm] = [left + width / 2, top + height / 2, Math.min(width, height) / 8];
    return (
      <g key={index}>
        <rect x={left} y={top} width={width} height={height} fill="#e6ddd0" />
        <path d={`M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`} stroke="#5c544b" strokeWidth={arm / 4} />
      </g>
    );
  });
}
