import type { Area, Design } from '../design/design.ts';
import type { SizeMm } from '../sizes/length.ts';
import { type CollageArrangement, collageAreas, collageArrangements } from './arrangements.ts';

export interface FoundCollage {
  readonly arrangement: CollageArrangement;
  /** Between cells, in millimetres. */
  readonly gap: number;
}

const SIDES = ['left', 'top', 'width', 'height'] as const;
const NEAR = 1e-3;

/** The arrangement that the photos of a design have. Undefined: they are in other places, such as those of a template. */
export function findCollage(design: Design | undefined): FoundCollage | undefined {
  const areas = design?.layers.flatMap((layer) => (layer.kind === 'photo' && layer.area ? [layer.area] : [])) ?? [];
  if (!design) return undefined;
  for (const arrangement of collageArrangements(areas.length)) {
    const gap = gapOf(areas, arrangement, design.size);
    if (gap !== undefined) return { arrangement, gap };
  }
  return undefined;
}

/** Each side of a cell changes in proportion to the gap. */
function gapOf(areas: readonly Area[], arrangement: CollageArrangement, size: SizeMm): number | undefined {
  const [closed, open] = [0, 1].map((gap) => collageAreas(arrangement, size, { gap, edge: 0 }));
  const isAt = (gap: number) => {
    const expected = collageAreas(arrangement, size, { gap, edge: 0 });
    return areas.every((area, at) => SIDES.every((side) => Math.abs(area[side] - (expected[at]?.[side] ?? -1)) < NEAR));
  };
  const side = SIDES.find((each) => closed?.[0]?.[each] !== open?.[0]?.[each]);
  const [start, next, found] = [closed, open, areas].map((all) => (side && all?.[0]?.[side]) ?? 0);
  if (start === undefined || next === undefined || found === undefined || start === next) return undefined;
  const gap = (found - start) / (next - start);
  return isAt(gap) ? gap : undefined;
}
