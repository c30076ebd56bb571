import type { Design, Recipe } from '@aimante/print';
import { photoAffines } from '@aimante/print/drawing';
import { type Ref, useId } from 'react';
import { InkPaths } from './ink-paths.tsx';
import { useDrawing } from './use-drawing.ts';

interface DesignPictureProps {
  readonly className: string | undefined;
  readonly src: string | undefined;
  readonly recipe: Recipe;
  readonly design: Design;
  readonly imageRef?: Ref<SVGImageElement> | undefined;
}

const WHOLE = { kind: 'photo', bleed: 0, angle: 0 } as const;

/** Transform of the photo in a design, in millimetres. */
export function photoTransform(recipe: Recipe, design: Design): string {
  const photo = design.layers.find((layer) => layer.kind === 'photo');
  const area = photo?.area ?? { left: 0, top: 0, ...design.size };
  return `matrix(${photoAffines(recipe, { ...WHOLE, area, angle: photo?.angle ?? 0 })
    .at(-1)
    ?.join(' ')})`;
}

/** A magnet with all layers of its design, drawn with the same geometry as the print. */
export function DesignPicture({ className, src, recipe, design, imageRef }: DesignPictureProps) {
  const clip = useId();
  const drawing = useDrawing(design);
  const { width, height } = design.size;
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width={width} height={height} fill="#ffffff" />
      {drawing.map((part, index) =>
        part.kind === 'ink' ? (
          <InkPaths key={index} inks={[part.ink]} />
        ) : (
          <g key={index} clipPath={part.clip ? `url(#${clip})` : undefined}>
            {part.clip && (
              <clipPath id={clip}>
                <path d={part.clip} />
              </clipPath>
            )}
            <image
              ref={imageRef}
              href={src}
              width={recipe.photo.width}
              height={recipe.photo.height}
              preserveAspectRatio="none"
              transform={photoTransform(recipe, design)}
            />
          </g>
        ),
      )}
    </svg>
  );
}
