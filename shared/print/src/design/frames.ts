import type { SizeMm } from '../sizes/length.ts';
import {
  type Area,
  type Colour,
  DESIGN_VERSION,
  type Design,
  isUnder,
  type Layer,
  type PhotoLayer,
  photoLayersOf,
  WHOLE_PHOTO,
} from './design.ts';

export const FRAMES = ['none', 'border', 'rounded', 'instant', 'round', 'heart'] as const;
export type FrameId = (typeof FRAMES)[number];

/** The photo of a frame on a magnet of this size. */
function photoOf(frame: FrameId, size: SizeMm): PhotoLayer {
  const short = Math.min(size.width, size.height);
  const inset = (x: number, top: number, bottom: number): Area => ({
    left: x,
    top,
    width: size.width - 2 * x,
    height: size.height - top - bottom,
  });
  const edge = short * 0.08;
  const side = short - 2 * edge;
  const middle = { left: (size.width - side) / 2, top: (size.height - side) / 2, width: side, height: side };
  switch (frame) {
    case 'none':
      return WHOLE_PHOTO;
    case 'border':
      return { ...WHOLE_PHOTO, area: inset(edge, edge, edge) };
    case 'rounded':
      return { ...WHOLE_PHOTO, area: inset(edge, edge, edge), radius: short * 0.1 };
    case 'instant':
      return { ...WHOLE_PHOTO, area: inset(edge, edge, short * 0.24) };
    case 'round':
    case 'heart':
      return { ...WHOLE_PHOTO, mask: frame, area: middle };
  }
}

/** The photo in another frame. Texts, shapes and stickers stay. Undefined: nothing is left but the photo. */
export function withFrame(
  design: Design | undefined,
  frame: FrameId,
  { size, colour }: { size: SizeMm; colour: Colour },
): Design | undefined {
  const above = design?.layers.filter((layer) => !isUnder(layer)) ?? [];
  if (frame === 'none' && above.length === 0) return undefined;
  const ground: Layer[] = frame === 'none' ? [] : [{ kind: 'background', colour }];
  return { version: DESIGN_VERSION, size, layers: [...ground, photoOf(frame, size), ...above] };
}

/** The frame that a design has. Undefined: one of a template, or a collage. */
export function frameOf(design: Design | undefined, size: SizeMm): FrameId | undefined {
  const photos = design ? photoLayersOf({ design }) : [];
  if (photos.length > 1) return undefined;
  const photo = photos[0] ?? WHOLE_PHOTO;
  return FRAMES.find((frame) => JSON.stringify(photoOf(frame, size)) === JSON.stringify(photo));
}
