import { normalizeCrop } from '../recipe/normal-crop.ts';
import { withCellPhotos } from './cell-photos.ts';
import type { Design } from './design.ts';

/** Microns: finer than any printer, coarser than float noise. A crop is rounded by its own rule, so that its photo covers the cell. */
const rounded = (layer: unknown): unknown => {
  if (typeof layer === 'number') return Math.round(layer * 1000) / 1000;
  if (Array.isArray(layer)) return layer.map(rounded);
  if (typeof layer !== 'object' || layer === null) return layer;
  return Object.fromEntries(Object.entries(layer).map(([key, each]) => [key, key === 'crop' ? each : rounded(each)]));
};

/** With numbers rounded and fields in order, so that equal designs are equal as JSON. */
export function normalizeDesign(design: Design): Design {
  const cropped = withCellPhotos(design, ({ photoId, crop }) => ({ photoId, crop: normalizeCrop(crop) }));
  return sorted(rounded(JSON.parse(JSON.stringify(cropped)))) as Design;
}

export const designKey = (design: Design): string => JSON.stringify(normalizeDesign(design));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}
