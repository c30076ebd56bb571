import { describe, expect, it } from '@jest/globals';
import { DOOR_PX, doorLayout, type Place } from './door-layout.ts';

describe('the picture of the door', () => {
  it('has one magnet in the middle', () => {
    const [only] = doorLayout(1, { width: 50, height: 50 });
    expect(only).toEqual({ x: 390, y: 390, width: 420, height: 420 });
  });

  it.each([
    [50, 50],
    [70, 50],
    [40, 120],
  ])('shows every magnet of %d × %d mm in whole, and none over another', (width, height) => {
    for (let count = 1; count <= 60; count += 1) {
      const places = doorLayout(count, { width, height });
      expect(places).toHaveLength(count);
      expect(places.flatMap((place, index) => faultsOf(place, places.slice(index + 1)))).toEqual([]);
      expect((places[0]?.width ?? 0) / (places[0]?.height ?? 1)).toBeCloseTo(width / height, 6);
    }
  });
});

function faultsOf({ x, y, width, height }: Place, others: readonly Place[]): string[] {
  const isOutside = Math.min(x, y) < 0 || Math.max(x + width, y + height) > DOOR_PX;
  const isOver = others.some((other) => Math.abs(other.x - x) < width && Math.abs(other.y - y) < height);
  return [...(isOutside ? ['outside'] : []), ...(isOver ? ['over another'] : [])];
}
