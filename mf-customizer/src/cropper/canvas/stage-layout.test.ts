import { createRecipe, sourcePointAt, straighten, zoomAt } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { square } from '../../photo-project/project.fixture.ts';
import { layOutStage, stageAffine, stageMargins } from './stage-layout.ts';

const margins = { top: 62, right: 62, bottom: 84, left: 62 };
const strip = { ...square, trim: { width: 50, height: 150 } };
const bandeau = { ...square, trim: { width: 150, height: 50 } };

describe('the magnet on the stage', () => {
  it.each([
    ['a square on a wide window', { width: 1200, height: 800 }, square],
    ['a square on a phone', { width: 360, height: 420 }, square],
    ['a strip on a wide window', { width: 1200, height: 500 }, strip],
    ['a bandeau on a phone', { width: 360, height: 640 }, bandeau],
  ])('lies with its bleed inside the margins: %s', (_, stage, profile) => {
    const { left, top, width, height, pxPerMm } = layOutStage(stage, profile, margins);
    const bleed = profile.bleed * pxPerMm;
    const gaps = {
      left: left - bleed - margins.left,
      top: top - bleed - margins.top,
      right: stage.width - margins.right - (left + width + bleed),
      bottom: stage.height - margins.bottom - (top + height + bleed),
    };
    expect(Math.min(...Object.values(gaps))).toBeCloseTo(0, 6);
    expect(gaps.left).toBeCloseTo(gaps.right, 6);
    expect(gaps.top).toBeCloseTo(gaps.bottom, 6);
    expect(width / height).toBeCloseTo(profile.trim.width / profile.trim.height, 9);
  });

  it.each([
    ['no size yet', { width: 0, height: 0 }],
    ['hardly any room', { width: 120, height: 30 }],
  ])('is never turned inside out on a stage with %s', (_, stage) => {
    const { width, height, pxPerMm } = layOutStage(stage, strip, margins);
    expect(Math.min(width, height, pxPerMm)).toBeGreaterThan(0);
  });
});

describe('the legend', () => {
  /** As the style sheet places it: its padding, and the space below it. */
  const legendTop = (lines: number) => lines + 16 + 20;

  it.each([18, 40, 62])('of %d pixels covers neither bleed nor cut', (legend) => {
    for (const isWide of [true, false])
      expect(stageMargins({ isWide, legend }).bottom).toBeGreaterThan(legendTop(legend) + 10);
  });

  it('takes no room where there is none', () => {
    expect(stageMargins({ isWide: false, legend: 0 }).bottom).toBe(64);
  });
});

describe('the photo on the stage', () => {
  const layout = layOutStage({ width: 1200, height: 800 }, square, margins);
  const recipe = straighten(zoomAt(createRecipe({ width: 4000, height: 3000 }, 1), 2), 7);

  it.each([
    [0, 0],
    [1, 0],
    [0.5, 0.5],
    [0.25, 1],
  ])('lies under the frame at (%d, %d) as it will be printed, on any screen', (x, y) => {
    for (const density of [1, 1.5, 2]) {
      const [a, b, c, d, e, f] = stageAffine(recipe, layout, density);
      const source = sourcePointAt(recipe, { x, y });
      expect(a * source.x + c * source.y + e).toBeCloseTo((layout.left + x * layout.width) * density, 6);
      expect(b * source.x + d * source.y + f).toBeCloseTo((layout.top + y * layout.height) * density, 6);
    }
  });
});
