import { describe, expect, it } from '@jest/globals';
import { previewScale, scaled, thumbnailScale } from './preview-size.ts';

const preview = (width: number, height: number) => scaled({ width, height }, previewScale({ width, height }));

describe('the preview', () => {
  it.each([
    [8000, 6000, { width: 2000, height: 1500 }],
    [4000, 3000, { width: 2000, height: 1500 }],
    [3600, 2400, { width: 2048, height: 1365 }],
    [3000, 2000, { width: 2048, height: 1365 }],
    [300, 200, { width: 300, height: 200 }],
  ])('of %d × %d is %j', (width, height, size) => {
    expect(preview(width, height)).toEqual(size);
  });

  it.each([
    [6000, 800],
    [20_000, 3000],
    [60_000, 1000],
  ])('of a panorama of %d × %d stays sharp across, and no larger than any other', (width, height) => {
    const size = preview(width, height);
    expect(size.width * size.height).toBeLessThanOrEqual(2048 * 2048 * 1.01);
    expect(size.height).toBeGreaterThan((2048 / width) * height);
  });
});

describe('the thumbnail', () => {
  it('has 384 pixels on its shorter side, as long as the longer one stays below 768', () => {
    expect(scaled({ width: 2048, height: 1365 }, thumbnailScale({ width: 2048, height: 1365 }))).toEqual({
      width: 576,
      height: 384,
    });
    expect(thumbnailScale({ width: 5607, height: 748 })).toBeCloseTo(768 / 5607, 9);
  });
});
