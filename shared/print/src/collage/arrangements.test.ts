import { describe, expect, it } from '@jest/globals';
import { COLLAGE_GAP, collageAreas, collageArrangements } from './arrangements.ts';

const size = { width: 100, height: 70 };
const counts = [2, 3, 4, 5, 6];
const all = counts.flatMap(collageArrangements);

describe('collageAreas', () => {
  it('offers two arrangements for each number of photos from 2 to 6', () => {
    for (const count of counts) expect(collageArrangements(count).length).toBeGreaterThanOrEqual(2);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each(all)('fills the magnet with $id, without a gap', (arrangement) => {
    const areas = collageAreas(arrangement, size, { gap: 0, edge: 0 });
    expect(areas.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(7000, 6);
  });

  it.each(all)('keeps the gap between the cells of $id and the edge around them', (arrangement) => {
    const areas = collageAreas(arrangement, size, { gap: COLLAGE_GAP.usual, edge: 3 });
    expect(Math.min(...areas.map(({ left }) => left))).toBeCloseTo(3, 9);
    expect(Math.max(...areas.map(({ top, height }) => top + height))).toBeCloseTo(67, 9);
    for (const [at, one] of areas.entries())
      for (const other of areas.slice(at + 1)) {
        const across = Math.max(one.left, other.left) - Math.min(one.left + one.width, other.left + other.width);
        const down = Math.max(one.top, other.top) - Math.min(one.top + one.height, other.top + other.height);
        expect(Math.max(across, down)).toBeGreaterThanOrEqual(COLLAGE_GAP.usual - 1e-9);
      }
  });
});
