import type { Design } from './design.ts';

/** Microns: finer than any printer, coarser than float noise. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);

/** With numbers rounded and fields in order, so that equal designs are equal as JSON. */
export function normalizeDesign(design: Design): Design {
  return sorted(JSON.parse(JSON.stringify(design, rounded))) as Design;
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
